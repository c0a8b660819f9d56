"""Whether a table fits its screen: everything that a decision needs is visible, does not overlap, and is large enough."""

from playwright.sync_api import Page

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (1920, 1080),
    (1536, 730),
    (1366, 657),
    (1280, 800),
    (1024, 640),
    (844, 390),
    (430, 932),
    (390, 844),
    (360, 640),
)
LOG_LINES = 6  # visible on a desktop
SHORT_NAME = 8  # letters; such a name is never cut on a large screen

# Returns the problems of the table at the current size, in words.
_MISFITS = """async ({touch, lines, short}) => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))); // until the page has measured itself
  const wrong = [];
  const [width, height] = [innerWidth, innerHeight];
  const isShown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const nameOf = (one) => {
    const kind = [one.tagName.toLowerCase(), ...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    return `${kind} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}"`;
  };
  const boxOf = (one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };
  const textsIn = (one) => {
    const [found, walker] = [[], document.createTreeWalker(one, NodeFilter.SHOW_TEXT)];
    while (walker.nextNode()) if (walker.currentNode.textContent.trim()) found.push(walker.currentNode);
    return found;
  };
  const rectsOf = (text) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()];
  };
  // A prompt flows around buttons: its lines count, not its box.
  const linesOf = (one) => one.matches('.words') ? textsIn(one).flatMap(rectsOf) : [one.getBoundingClientRect()];
  const areApart = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1;
  const isInside = (box, {left, top, right, bottom}) =>
    box.left > left - 1 && box.top > top - 1 && box.right < right + 1 && box.bottom < bottom + 1;

  const page = document.documentElement;
  if (page.scrollHeight > height) wrong.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > width) wrong.push(`the page is ${page.scrollWidth} wide`);

  const targets = all('.board button.glow');
  const decisions = all('section.line .choices button, section.line .choice button');
  const needed = [...new Set([
    ...all('section.line .prompt, section.line .words'), ...all('section.line button'), ...targets,
    ...all('.own .card, .own [data-anchor^="hand"] button'), ...all('section.panels article'),
  ])];
  for (const one of needed) {
    const box = boxOf(one);
    if (!isInside(box, {left: 0, top: 0, right: width, bottom: height})) wrong.push(`out of sight: ${nameOf(one)}`);
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible' && !isInside(box, boxOf(around))) {
        wrong.push(`cut off: ${nameOf(one)} by ${nameOf(around).slice(0, 30)}`);
        break;
      }
    }
  }
  needed.forEach((one, number) => needed.slice(number + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const apart = linesOf(one).every((a) => linesOf(other).every((b) => areApart(a, b)));
    if (!apart) wrong.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
  }));

  for (const one of all('section.line, section.panels article')) {
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) wrong.push(`too full: ${nameOf(one)}`);
  }

  // The longest names have no space in half of the smallest screen.
  for (const one of touch && width > 360 ? all('section.panels h2 > span') : []) {
    if (one.scrollWidth > one.clientWidth + 1) wrong.push(`cut: ${nameOf(one)}`);
  }
  for (const one of width < 1200 ? [] : all('section.panels h2 > span').filter((name) => name.textContent.length <= short)) {
    if (one.scrollWidth > one.clientWidth + 1) wrong.push(`cut: ${nameOf(one)}`);
  }

  // Whose shrine it is stands next to the counts of the altar.
  const counts = all('.altar .tally li');
  for (const badge of all('.altar .built')) {
    if (counts.some((one) => !areApart(boxOf(one), boxOf(badge)))) wrong.push(`over the counts: ${nameOf(badge)}`);
  }

  // Where Japanese may break, other languages may not. Browsers know different hyphenations: words have to fit without any.
  const isBroken = (text, {0: word, index}) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
  };
  document.body.style.hyphens = 'manual';
  for (const text of page.lang === 'ja' ? [] : all('button, .button').flatMap(textsIn)) {
    if (!isShown(text.parentElement)) continue;
    for (const word of text.textContent.matchAll(/[^\\s-]+/g)) if (isBroken(text, word)) wrong.push(`broken: ${word[0]}`);
  }
  document.body.style.hyphens = '';

  const least = (one) => touch && (targets.includes(one) || decisions.includes(one)) ? 44 : 24;
  for (const one of all('button, a[href], select, input')) {
    const box = boxOf(one);
    if (one.classList.contains('skip')) continue;
    if (Math.min(box.width, box.height) < least(one) - 0.5)
      wrong.push(`too small: ${nameOf(one)} is ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const written = new Set([...all('[data-text]'), ...textsIn(document.body).map((text) => text.parentElement)]);
  for (const one of written) {
    if (isShown(one) && parseFloat(getComputedStyle(one).fontSize) < 12) wrong.push(`small text: ${nameOf(one)}`);
  }
  const log = document.querySelector('.side ol');
  const seen = log && log.clientHeight / parseFloat(getComputedStyle(log).lineHeight);
  if (!touch && seen < lines) wrong.push(`${seen} lines of the log`);
  return [...new Set(wrong)];
}"""


def misfits(page: Page, size: Size) -> list[str]:
    """Return the problems at this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    touch = size < (1024, 640)
    found: list[str] = page.evaluate(_MISFITS, {"touch": touch, "lines": LOG_LINES, "short": SHORT_NAME})
    return found


def speak(page: Page, language: str) -> None:
    """Change the language at the table."""
    page.locator("header.top select").evaluate(
        "(choice, language) => { choice.value = language; choice.dispatchEvent(new Event('change', {bubbles: true})); }", language
    )
    page.locator(f"html[lang='{language}']").wait_for(state="attached")
