import type { CSSProperties } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import type { Playback } from './playback.ts';
import styles from './seek-marks.module.css';

interface SeekMarksProps {
  playback: Playback;
  /** `notch` rises above the seek bar, `gap` divides it. */
  kind: 'notch' | 'gap';
  /** Timestamps in the video, in seconds. */
  timestamps: readonly number[];
}

/** Marks on the seek bar. Decorative: a list elsewhere names the timestamps and seeks to them. */
export const SeekMarks = ({ playback, kind, timestamps }: SeekMarksProps) => {
  const duration = useStore(playback.store, (state) => state.duration);
  if (duration <= 0) return null;
  return timestamps.map((seconds) => (
    <span
      key={seconds}
      className={`system-colors ${styles.mark} ${styles[kind]}`}
      style={{ '--at': `${Math.min(100, (100 * seconds) / duration)}%` } as CSSProperties}
      data-timestamp={seconds}
      aria-hidden
    />
  ));
};
