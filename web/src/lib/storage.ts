/** Data that the page stores in this browser, permanently or until the tab is closed. The games also work if the browser stores nothing. */
type Area = 'localStorage' | 'sessionStorage';

/** Return the value stored under a key, or `otherwise` if there is none or it cannot be read. */
export function load<T>(key: string, otherwise: T, area: Area = 'localStorage'): T {
  try {
    const text = globalThis[area].getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Store something, if the browser allows it. */
export function keep(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // then it lasts only as long as the page
  }
}
