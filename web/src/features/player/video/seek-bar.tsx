import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import type { Chapter } from '#contract/schemas/content.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import type { Playback } from './playback.ts';
import styles from './seek-bar.module.css';
import { SeekMarks } from './seek-marks.tsx';
import { Slider } from './slider.tsx';

export interface SeekBarProps {
  playback: Playback;
  /** Parts of the video, in order. */
  chapters?: readonly Chapter[] | undefined;
  /** Further marks on the bar. */
  marks?: ReactNode;
}

/** Shows the position and the buffered range; pressing, dragging and arrow keys (5 s) seek. */
export const SeekBar = ({ playback, chapters = [], marks }: SeekBarProps) => {
  const time = useStore(playback.store, (state) => state.time);
  const duration = useStore(playback.store, (state) => state.duration);
  const buffered = useStore(playback.store, (state) => state.buffered);
  const [pointed, setPointed] = useState<number>();

  const pointedChapter =
    pointed !== undefined ? chapters.findLast(({ start }) => start <= pointed * duration) : undefined;

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  };

  return (
    <Slider
      className={styles.seek}
      label="Position"
      value={time}
      max={duration}
      step={5}
      valueText={`${formatTimestamp(time)} of ${formatTimestamp(duration)}`}
      buffered={buffered}
      onChange={playback.seek}
      onHold={(isScrubbing) => playback.store.set({ isScrubbing })}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointed(undefined)}
    >
      <SeekMarks playback={playback} kind="gap" timestamps={chapters.slice(1).map(({ start }) => start)} />
      {marks}
      {pointed !== undefined && duration > 0 && (
        <span className={styles.tip} style={{ '--at': `${pointed * 100}%` } as CSSProperties} aria-hidden>
          {formatTimestamp(pointed * duration)}
          {pointedChapter && <span className={styles.chapter}>{pointedChapter.title}</span>}
        </span>
      )}
    </Slider>
  );
};
