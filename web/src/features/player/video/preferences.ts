import { browserStorage } from '../../../lib/storage.ts';

/** What a learner likes, kept in this browser for every video. */
export interface PlayerPreferences {
  speed: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** BCP 47 tag of the captions to show; null shows none. */
  captions: string | null;
  /** Captions chosen last, for switching them on again and for the transcript. */
  language: string | null;
  /** Whether single keys act on the player (WCAG 2.1.4). */
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

/** The preferences of this browser; what was never chosen has its initial value. */
export const readPreferences = (): PlayerPreferences => {
  try {
    return { ...initial, ...(JSON.parse(preferenceStorage.read() ?? '{}') as Partial<PlayerPreferences>) };
  } catch {
    return initial;
  }
};

/** Changes some of them. */
export const writePreferences = (change: Partial<PlayerPreferences>): void =>
  preferenceStorage.write(JSON.stringify({ ...readPreferences(), ...change }));
