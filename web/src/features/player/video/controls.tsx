import { Keyboard, Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import type { Captions } from './captions.ts';
import { CaptionsMenu } from './captions-menu.tsx';
import styles from './controls.module.css';
import type { Playback } from './playback.ts';
import { QualityMenu } from './quality-menu.tsx';
import { SeekBar, type SeekBarProps } from './seek-bar.tsx';
import type { PlayerAction } from './shortcuts.ts';
import { SpeedMenu } from './speed-menu.tsx';
import { canPictureInPicture, togglePictureInPicture } from './stage-modes.ts';
import type { Quality } from './use-stream.ts';
import { VolumeControl } from './volume-control.tsx';

interface ControlsProps extends SeekBarProps {
  captions: Captions;
  isFullscreen: boolean;
  onAction: (action: PlayerAction) => void;
  onSpeed: (speed: number) => void;
  quality: Quality;
  /** Further controls on the right. */
  extra?: ReactNode;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Time = ({ playback }: { playback: Playback }) => {
  const time = useStore(playback.store, (state) => Math.floor(state.time));
  const duration = useStore(playback.store, (state) => Math.floor(state.duration));
  return (
    <span className={`nowrap ${styles.time}`}>
      {formatTimestamp(time)} <span className="muted">/ {formatTimestamp(duration)}</span>
    </span>
  );
};

const PlayButton = ({ playback }: { playback: Playback }) => {
  const isPlaying = useStore(playback.store, (state) => state.isPlaying);
  return (
    <IconButton
      label={isPlaying ? 'Pause (K)' : 'Play (K)'}
      icon={isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
      onClick={playback.toggle}
    />
  );
};

/** Controls below the picture; in full screen, over it. */
export const Controls = ({
  playback,
  captions,
  isFullscreen,
  onAction,
  onSpeed,
  quality,
  extra,
  pictureUrl,
  chapters,
  marks,
}: ControlsProps) => (
  <fieldset className={`shrink absolute ${styles.controls}`} aria-label="Video controls">
    <SeekBar {...{ playback, pictureUrl, chapters, marks }} />
    <div className={`flex align-center ${styles.row}`}>
      <PlayButton playback={playback} />
      <IconButton
        label="Back 10 seconds (J)"
        icon={<RotateCcw {...icon} />}
        onClick={() => onAction({ type: 'seek-by', seconds: -10 })}
      />
      <IconButton
        label="Forward 10 seconds (L)"
        icon={<RotateCw {...icon} />}
        onClick={() => onAction({ type: 'seek-by', seconds: 10 })}
      />
      <VolumeControl playback={playback} />
      <Time playback={playback} />
      <span className="fill" />
      <span className={styles.extra}>
        {extra}
        <QualityMenu quality={quality} />
      </span>
      <SpeedMenu playback={playback} onChoose={onSpeed} />
      <CaptionsMenu captions={captions} />
      <IconButton
        className={styles.wideOnly}
        label="Keyboard shortcuts (?)"
        icon={<Keyboard {...icon} />}
        onClick={() => onAction({ type: 'help' })}
      />
      {canPictureInPicture() && (
        <IconButton
          className={styles.wideOnly}
          label="Picture in picture"
          icon={<PictureInPicture2 {...icon} />}
          onClick={() => togglePictureInPicture(playback.video())}
        />
      )}
      <IconButton
        label={isFullscreen ? 'Exit full screen (F)' : 'Full screen (F)'}
        icon={isFullscreen ? <Minimize {...icon} /> : <Maximize {...icon} />}
        onClick={() => onAction({ type: 'toggle-fullscreen' })}
      />
    </div>
  </fieldset>
);
