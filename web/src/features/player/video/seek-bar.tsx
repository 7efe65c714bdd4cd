import { type CSSProperties, type PointerEvent, useState } from 'react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import type { Playback } from './playback.ts';
import styles from './seek-bar.module.css';
import { Slider } from './slider.tsx';

/** Shows the position and the buffered range; pressing, dragging and arrow keys (5 s) seek. */
export const SeekBar = ({ playback }: { playback: Playback }) => {
  const time = useStore(playback.store, (state) => state.time);
  const duration = useStore(playback.store, (state) => state.duration);
  const buffered = useStore(playback.store, (state) => state.buffered);
  const [pointed, setPointed] = useState<number>();

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
      {pointed !== undefined && duration > 0 && (
        <span className={styles.tip} style={{ '--at': `${pointed * 100}%` } as CSSProperties} aria-hidden>
          {formatTimestamp(pointed * duration)}
        </span>
      )}
    </Slider>
  );
};
