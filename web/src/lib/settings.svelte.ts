/** The player's settings, stored in this browser. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'full';

const KEY = 'bali-settings';

class Settings {
  language = $state<string | null>(null);
  theme = $state<Theme>('auto');
  motion = $state<Motion>('full');
  sound = $state(true);
  /** Whether the chat at tables is hidden. */
  muted = $state(false);
  /** Whether actions that can be undone are carried out without a confirmation. */
  skipConfirm = $state(true);
  /** Whether seats differ in pattern as well as in colour. */
  patterns = $state(false);

  constructor() {
    const { swift, ...stored } = load();
    Object.assign(this, swift === undefined ? {} : { skipConfirm: swift }, stored); // `swift` is what `skipConfirm` was called before
  }

  /** Store all settings. */
  save(): void {
    const { language, theme, motion, sound, muted, skipConfirm, patterns } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, muted, skipConfirm, patterns }));
    } catch {
      // a browser that stores nothing can still play
    }
  }

  /** The time that a card travels, in milliseconds; 0 for players who ask for less motion. */
  get flight(): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? 220 : 520;
  }
}

function load(): { swift?: boolean } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { swift?: boolean };
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Return the theme to show. */
export function shownTheme(theme: Theme, darkWanted: boolean): 'light' | 'dark' {
  return theme === 'auto' ? (darkWanted ? 'dark' : 'light') : theme;
}
