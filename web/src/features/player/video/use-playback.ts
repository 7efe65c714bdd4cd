import { useEffect } from 'react';
import type { Playback } from './playback.ts';
import { readPreferences, writePreferences } from './preferences.ts';

/**
 * Attaches playback to an element with the speed and volume chosen last, and stores new choices. `duration` (seconds)
 * is the course's own value.
 */
export const usePlayback = (playback: Playback, video: HTMLVideoElement | null, duration: number): void => {
  useEffect(() => {
    if (!video) return;
    const { speed, volume, isMuted } = readPreferences();
    const detach = playback.attach(video, duration);
    playback.setVolume(volume);
    playback.setMuted(isMuted);
    playback.setSpeed(speed);
    const savePreferences = () => writePreferences({ volume: video.volume, isMuted: video.muted });
    video.addEventListener('volumechange', savePreferences);
    return () => {
      video.removeEventListener('volumechange', savePreferences);
      detach();
    };
  }, [playback, video, duration]);
};
