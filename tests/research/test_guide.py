"""The guide for researchers: its page of observations is current, and its examples run."""

import re
from pathlib import Path

import pytest
from docs.examples.observations import PAGE, page

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
NOT_RUN = ("trained/policy.npz", "GpuBatch")  # in examples that need a trained policy or a GPU


def test_the_page_of_observations_is_current() -> None:
    assert PAGE.read_text() == page(), "make api"


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_guide_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    if any(word in EXAMPLES[number] for word in NOT_RUN):
        compile(EXAMPLES[number], str(GUIDE), "exec")
        return
    exec(EXAMPLES[number], {})
    assert capsys.readouterr().out
