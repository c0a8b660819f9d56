/** What a player has chosen for this browser, kept in it. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'full';

const KEY = 'bali-settings';

class Settings {
  language = $state<string | null>(null);
  theme = $state<Theme>('auto');
  motion = $state<Motion>('full');
  sound = $state(true);
  /** Whether the talk at tables is hidden. */
  muted = $state(false);
  /** Whether steps that can be taken back are carried out at once. */
  swift = $state(true);
  /** Whether seats are told apart by patterns as well as by colours. */
  patterns = $state(false);

  constructor() {
    Object.assign(this, kept());
  }

  /** Keeps everything for the next time. */
  keep(): void {
    const { language, theme, motion, sound, muted, swift, patterns } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, muted, swift, patterns }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Return how long a card travels, in milliseconds; 0 for players who ask for less motion. */
  get flight(): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? 220 : 520;
  }
}

function kept(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Return the theme to show. */
export function shownTheme(theme: Theme, darkWanted: boolean): 'light' | 'dark' {
  return theme === 'auto' ? (darkWanted ? 'dark' : 'light') : theme;
}
