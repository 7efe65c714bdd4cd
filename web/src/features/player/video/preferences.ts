import { browserStorage } from '#web/src/lib/storage.ts';

/** Player preferences, stored in this browser for every video. */
export interface PlayerPreferences {
  speed: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** BCP 47 tag of the captions to show; null shows none. */
  captions: string | null;
  /** Language chosen last, for turning captions back on and for the transcript. */
  language: string | null;
  /** Enables single-key shortcuts (WCAG 2.1.4). */
  hasShortcuts: boolean;
}

const preferenceStorage = browserStorage('player');

const initial: PlayerPreferences = {
  speed: 1,
  volume: 1,
  isMuted: false,
  captions: null,
  language: null,
  hasShortcuts: true,
};

/** Reads the preferences of this browser, with defaults for what was never chosen. */
export const readPreferences = (): PlayerPreferences => {
  try {
    return { ...initial, ...(JSON.parse(preferenceStorage.read() ?? '{}') as Partial<PlayerPreferences>) };
  } catch {
    return initial;
  }
};

/** Changes some preferences. */
export const writePreferences = (change: Partial<PlayerPreferences>): void =>
  preferenceStorage.write(JSON.stringify({ ...readPreferences(), ...change }));
