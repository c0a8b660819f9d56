"""How tests decide on the page: by clicks, by keys, or as fast as possible."""

from tests.browser.visitor import Visitor

ALTAR = ["buying", "playing", "sacrificing", "covering", "crowning", "taking", "looking", "keeping", "rewarding", "claiming"]
DALANG = [
    *("playing", "repelling", "fleeing", "fleeing-on", "joining", "exchanging", "putting", "taking", "swapping", "swapping-on"),
    *("forcing", "showing", "outdoing", "blocking", "blocking-scoring", "blocking-shared", "laying"),
]


def click_what_glows(anna: Visitor) -> None:
    """Choose the first highlighted element on the board, or else the first button of the action line."""
    step, page = anna.step, anna.page
    page.locator(".board button.glow, .line .choices button").first.click()
    more = page.locator(".board .ways button, .board .choices button")
    if more.count():
        more.first.click()
    anna.confirm(step)


# The first key that chooses something: a digit, or else the one that passes or finishes. Cards that are laid down show none.
_FIRST_KEY = """() => {
  const keys = [...document.querySelectorAll('.board .key, .line .choices .key')].map((one) => one.dataset.text[0]);
  return keys.find((key) => /[1-9]/.test(key)) ?? keys.find((key) => /[ep]/.test(key)) ?? '1';
}"""


def first_key(anna: Visitor) -> str:
    """Return a key that chooses an action now."""
    key: str = anna.page.evaluate(_FIRST_KEY)
    return key


def first_by_keys(anna: Visitor) -> None:
    """Choose by a key and confirm with Enter."""
    step = anna.step
    anna.press(first_key(anna))
    anna.page.locator(f".stage:not([data-step='{step}']), .choice").first.wait_for()
    if anna.page.locator(".choice").count():
        anna.press("Enter")
    anna.wait_for_change(step)


AGAIN = 150  # rests after which an action is tried again: new buttons take no click for a moment (`lib/rest`)
STUCK = 50 * AGAIN

# Plays on the page itself, as fast as possible, until the game is over: passes and stops wherever that is legal.
DRIVE = """async ([again, stuck]) => {
  const firstKey = FIRST_KEY;
  const stage = () => document.querySelector('.stage');
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 4));
  const named = (name) => [...document.querySelectorAll('.line .choices button')].find((one) => one.textContent.trim() === name);
  const decide = () => {
    const way = named('Pass') || named('Stop');
    if (way) way.click();
    else press(firstKey());
  };
  while (!document.querySelector('section.end')) {
    if (!document.querySelector('section.line.yours')) { await rest(); continue; }
    const {step} = stage().dataset;
    for (let rests = 0; stage()?.dataset.step === step; rests++) {
      const confirm = document.querySelector('.choice .primary');
      if (rests > stuck) throw new Error(`nothing happens: ${document.querySelector('.line').innerText}`);
      if (confirm) confirm.click();
      else if (rests % again === 0) decide();
      await rest();
    }
  }
}""".replace("FIRST_KEY", _FIRST_KEY)


def play_calmly(anna: Visitor) -> None:
    """Play to the end, passing and stopping wherever that is legal."""
    anna.page.evaluate(DRIVE, [AGAIN, STUCK])
