import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useStore } from '#web/src/lib/store.ts';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import type { Playback } from './playback.ts';
import { Slider } from './slider.tsx';
import styles from './volume-control.module.css';

/** Mute button and volume slider. Arrow keys change the volume by 5%. */
export const VolumeControl = ({ playback }: { playback: Playback }) => {
  const isMuted = useStore(playback.store, (state) => state.isMuted);
  const volume = useStore(playback.store, (state) => state.volume);
  const audibleVolume = isMuted ? 0 : volume;
  const Icon = audibleVolume === 0 ? VolumeX : audibleVolume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="flex align-center">
      <IconButton
        label={isMuted ? 'Unmute (M)' : 'Mute (M)'}
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => playback.setMuted(!isMuted)}
      />
      <Slider
        className={styles.slider}
        label="Volume"
        value={audibleVolume}
        max={1}
        step={0.05}
        valueText={`${Math.round(audibleVolume * 100)}%`}
        onChange={playback.setVolume}
      />
    </div>
  );
};
