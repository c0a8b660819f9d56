/** The player's settings, stored in this browser. */
import { paceOf, type Speed } from './pace';
import { keep, load } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'off' | 'full';

const KEY = 'bali-settings';

class Settings {
  language = $state<string | null>(null);
  theme = $state<Theme>('auto');
  motion = $state<Motion>('full');
  /** How quickly other players' actions are shown. */
  speed = $state<Speed>('normal');
  sound = $state(true);
  /** Whether the browser shows a notification when it is the player's turn and the page is hidden. */
  notices = $state(false);
  /** Whether the chat at tables is hidden. */
  muted = $state(false);
  /** Whether actions that can be undone are carried out without a confirmation. */
  skipConfirm = $state(true);
  /** Whether seats differ in pattern as well as in colour. */
  patterns = $state(false);
  /** Whether the player has read what realistic memory means. */
  memoryExplained = $state(false);
  /** Whether the player has used or closed the offer to pass in advance. */
  answersExplained = $state(false);
  /** Whether the player knows that a click on the table skips to the present. */
  skippingExplained = $state(false);
  /** Whether cards and buttons show the keys that choose them. */
  showsKeys = $state(false);

  /** Whether the page gives the answer to a question that leaves no choice, where all opponents are bots. */
  answersForced = $state(true);

  constructor() {
    const { swift, ...stored } = load<{ swift?: boolean }>(KEY, {});
    Object.assign(this, swift === undefined ? {} : { skipConfirm: swift }, stored); // `swift` is the old name of `skipConfirm`
    if (this.motion !== 'off') this.motion = 'full'; // older versions also had `fast`
  }

  /** Store all settings. */
  save(): void {
    const {
      language,
      theme,
      motion,
      speed,
      sound,
      notices,
      muted,
      skipConfirm,
      patterns,
      memoryExplained,
      answersExplained,
      skippingExplained,
      showsKeys,
      answersForced,
    } = this;
    const explained = { memoryExplained, answersExplained, skippingExplained };
    keep(KEY, { language, theme, motion, speed, sound, notices, muted, skipConfirm, patterns, showsKeys, answersForced, ...explained });
  }

  /** Show the keys on cards and buttons from now on: the player uses them. */
  useKeys(): void {
    if (this.showsKeys) return;
    this.showsKeys = true;
    this.save();
  }

  /** Whether no card moves: by this setting, or because the device asks for less motion. */
  get still(): boolean {
    return this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** The time that a card travels, in milliseconds; 0 if no card moves. */
  get flight(): number {
    return this.still ? 0 : paceOf(this.speed).flight;
  }
}

export const settings = new Settings();

/** Return the theme to show. */
export function shownTheme(theme: Theme, darkWanted: boolean): 'light' | 'dark' {
  return theme === 'auto' ? (darkWanted ? 'dark' : 'light') : theme;
}
