import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import type { Chapter } from '#contract/schemas/content.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import type { Playback } from './playback.ts';
import styles from './seek-bar.module.css';
import { SeekMarks } from './seek-marks.tsx';
import { SeekPreview } from './seek-preview.tsx';
import { Slider } from './slider.tsx';

export interface SeekBarProps {
  playback: Playback;
  /** URL of the video's file, for the preview picture on hover. */
  pictureUrl?: string | undefined;
  /** Parts of the video, in order. */
  chapters?: readonly Chapter[] | undefined;
  /** Further marks on the bar. */
  marks?: ReactNode;
}

interface Pointed {
  /** Where the pointer is on the bar, 0 to 1. */
  at: number;
  isMouse: boolean;
}

/**
 * Shows the position and the buffered range; pressing, dragging and arrow keys (5 s) seek. Pointing with a mouse shows
 * the picture at that time.
 */
export const SeekBar = ({ playback, pictureUrl, chapters = [], marks }: SeekBarProps) => {
  const time = useStore(playback.store, (state) => state.time);
  const duration = useStore(playback.store, (state) => state.duration);
  const buffered = useStore(playback.store, (state) => state.buffered);
  const [pointed, setPointed] = useState<Pointed>();

  const seconds = (pointed?.at ?? 0) * duration;
  const pointedChapter = chapters.findLast(({ start }) => start <= seconds);
  const shownPictureUrl = pointed?.isMouse ? pictureUrl : undefined;

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (event.clientX - left) / width));
    setPointed({ at, isMouse: event.pointerType === 'mouse' });
  };

  return (
    <Slider
      className={`full ${styles.seek}`}
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
        <span
          className={`absolute edged ${styles.tip}`}
          style={{ '--at': `${pointed.at * 100}%` } as CSSProperties}
          data-picture={shownPictureUrl ? '' : undefined}
          aria-hidden
        >
          {shownPictureUrl && <SeekPreview src={shownPictureUrl} {...{ seconds }} />}
          {formatTimestamp(seconds)}
          {pointedChapter && <span className={`muted nowrap ${styles.chapter}`}>{pointedChapter.title}</span>}
        </span>
      )}
    </Slider>
  );
};
