"""Ways to decide at the page."""

from tests.browser.visitor import Visitor

ALTAR = ["buying", "playing", "sacrificing", "covering", "crowning", "taking", "looking", "keeping", "rewarding", "claiming"]
DALANG = [
    *("playing", "repelling", "fleeing", "fleeing-on", "joining", "exchanging", "putting", "taking", "swapping", "swapping-on"),
    *("forcing", "showing", "outdoing", "blocking", "blocking-scoring", "blocking-shared", "laying"),
]
PROMPTS = [*ALTAR, *DALANG]


def click_what_glows(anna: Visitor) -> None:
    """Chooses the first thing on the board that glows, or else the first button of the action line."""
    step, page = anna.step, anna.page
    page.locator(".board button.glow, .line .choices button").first.click()
    more = page.locator(".board .ways button, .board .choices button")
    if more.count():
        more.first.click()
    anna.confirm(step)


def first_by_keys(anna: Visitor) -> None:
    """Chooses by number and confirms by Enter."""
    step = anna.step
    anna.press("1")
    anna.page.locator(f".stage:not([data-step='{step}']), .choice").first.wait_for()
    if anna.page.locator(".choice").count():
        anna.press("Enter")
    anna.moved(step)


# Plays on the page itself, as fast as it goes, until the game is over, so many decisions were made, or something new is asked.
DRIVE = """async ({known, most, calm}) => {
  const stage = () => document.querySelector('.stage');
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 4));
  const named = (name) => [...document.querySelectorAll('.line .choices button')].find((one) => one.textContent.trim() === name);
  for (let made = 0; made < most; ) {
    if (document.querySelector('section.end')) return null;
    if (!document.querySelector('section.line.yours')) { await rest(); continue; }
    const {step, prompt} = stage().dataset;
    if (!known.includes(prompt)) return prompt;
    const calmly = calm && (named('Pass') || named('Stop'));
    if (calmly) calmly.click();
    else press(calm ? '1' : String(1 + Math.floor(Math.random() * 9)));
    const late = performance.now() + (calm ? 300 : 80);
    while (stage()?.dataset.step === step && performance.now() < late) {
      document.querySelector('.choice .primary')?.click();
      await rest();
    }
    made += stage()?.dataset.step !== step;
  }
  return null;
}"""


def play_until_new(anna: Visitor, known: list[str], most: int) -> str | None:
    """Plays at random until something is asked that is not known yet; gets what, or nothing when that does not happen."""
    found: str | None = anna.page.evaluate(DRIVE, {"known": known, "most": most, "calm": False})
    return found


def play_calmly(anna: Visitor, known: list[str]) -> None:
    """Plays to the end: passes and stops where that is possible."""
    anna.page.evaluate(DRIVE, {"known": known, "most": 5000, "calm": True})
