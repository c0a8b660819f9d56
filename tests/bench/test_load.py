"""The load test of a server: a few tables play at a fixed rate and at full speed, and everything arrives."""

import json

import pytest

from bench.load.server import run_server


def test_tables_play_at_a_fixed_rate_and_at_full_speed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bench.load.load_run.WARM_UP", 0.1)
    run_server("altar", tables=5, rate=20.0, seconds=1.0, as_json=True, peers=False)
    results = json.loads(capsys.readouterr().out)
    assert list(results) == ["20 per second", "full speed"]
    for result in results.values():
        assert result["moves"] > 0
        assert result["connections_lost"] == 0
        assert 0 < result["p50_ms"] <= result["p99_ms"] <= result["slowest_ms"]
    assert results["full speed"]["moves"] > results["20 per second"]["moves"]
