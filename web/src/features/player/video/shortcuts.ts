/** Player actions that a key can trigger. */
export type PlayerAction =
  | { type: 'toggle-play' | 'toggle-mute' | 'toggle-captions' | 'toggle-fullscreen' | 'help' }
  /** Seconds relative to the current time. */
  | { type: 'seek-by'; seconds: number }
  /** Fraction of the duration, 0 to 0.9. */
  | { type: 'seek-share'; share: number }
  /** Change of the volume, on a scale of 0 to 1. */
  | { type: 'volume-by'; change: number }
  /** Steps in the list of speeds. */
  | { type: 'speed-by'; steps: 1 | -1 };

/** Where a key was pressed. */
export interface KeyContext {
  /** In a text field. */
  isTyping: boolean;
  /** On a control that Space activates. */
  takesSpace: boolean;
  /** On a control that arrow keys change. */
  takesArrows: boolean;
  isInPlayer: boolean;
}

const actions: Record<string, PlayerAction> = {
  k: { type: 'toggle-play' },
  j: { type: 'seek-by', seconds: -10 },
  l: { type: 'seek-by', seconds: 10 },
  m: { type: 'toggle-mute' },
  c: { type: 'toggle-captions' },
  f: { type: 'toggle-fullscreen' },
  '<': { type: 'speed-by', steps: -1 },
  '>': { type: 'speed-by', steps: 1 },
  '?': { type: 'help' },
};

const sideArrows: Record<string, PlayerAction> = {
  ArrowLeft: { type: 'seek-by', seconds: -5 },
  ArrowRight: { type: 'seek-by', seconds: 5 },
};

const upArrows: Record<string, PlayerAction> = {
  ArrowUp: { type: 'volume-by', change: 0.05 },
  ArrowDown: { type: 'volume-by', change: -0.05 },
};

/**
 * Returns the action of a key in its context, if any. Arrow up and down scroll the page unless the player has the
 * focus.
 */
export const actionFor = (key: string, context: KeyContext): PlayerAction | undefined => {
  if (context.isTyping) return undefined;
  if (key === ' ') return context.takesSpace ? undefined : { type: 'toggle-play' };
  if (key.startsWith('Arrow')) {
    if (context.takesArrows) return undefined;
    return sideArrows[key] ?? (context.isInPlayer ? upArrows[key] : undefined);
  }
  if (/^\d$/.test(key)) return { type: 'seek-share', share: Number(key) / 10 };
  return actions[key.toLowerCase()];
};

/** Shortcuts as shown in the dialog that `?` opens. */
export const shortcutSheet: readonly { keys: readonly string[]; description: string }[] = [
  { keys: ['Space', 'K'], description: 'Play or pause' },
  { keys: ['J', 'L'], description: 'Back or forward 10 seconds' },
  { keys: ['←', '→'], description: 'Back or forward 5 seconds' },
  { keys: ['↑', '↓'], description: 'Volume up or down, while the player has focus' },
  { keys: ['M'], description: 'Mute or unmute' },
  { keys: ['C'], description: 'Captions on or off' },
  { keys: ['F'], description: 'Full screen' },
  { keys: ['<', '>'], description: 'Slower or faster' },
  { keys: ['0', '…', '9'], description: 'Jump to 0% … 90%' },
  { keys: ['?'], description: 'This list' },
  { keys: ['Esc'], description: 'Close menu or dialog' },
];

/** Available speeds. */
export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Returns the speed some steps away, within the list. */
export const speedFrom = (speed: number, steps: number): number => {
  const nearest = speeds.reduce((best, each) => (Math.abs(each - speed) < Math.abs(best - speed) ? each : best));
  const index = speeds.indexOf(nearest) + steps;
  return speeds[Math.min(speeds.length - 1, Math.max(0, index))] ?? 1;
};
