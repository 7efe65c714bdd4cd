import { type RefObject, useCallback } from 'react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import type { Captions } from './captions.ts';
import type { Playback } from './playback.ts';
import { writePreferences } from './preferences.ts';
import { type PlayerAction, speedFrom } from './shortcuts.ts';
import { toggleFullscreen } from './stage-modes.ts';

interface PlayerContext {
  playback: Playback;
  captions: Captions;
  stage: RefObject<HTMLElement | null>;
  /** Shows what happened in a few words, where the video does not. */
  showFeedback: (text: string) => void;
  onHelp: () => void;
}

/** Runs the action of a key or control. */
export const usePlayerActions = ({ playback, captions, stage, showFeedback, onHelp }: PlayerContext) => {
  const setSpeed = useCallback(
    (speed: number) => {
      playback.setSpeed(speed);
      writePreferences({ speed });
      showFeedback(`Speed ${speed}×`);
    },
    [playback, showFeedback],
  );

  const run = useCallback(
    (action: PlayerAction) => {
      const { store, toggle, seek, seekBy, setMuted, setVolume, video } = playback;
      const { duration, isMuted, volume, speed } = store.get();
      if (action.type === 'toggle-play') toggle();
      if (action.type === 'seek-share') seek(action.share * duration);
      if (action.type === 'toggle-fullscreen') void toggleFullscreen(stage.current, video());
      if (action.type === 'help') onHelp();
      if (action.type === 'speed-by') setSpeed(speedFrom(speed, action.steps));
      if (action.type === 'seek-by') {
        seekBy(action.seconds);
        showFeedback(
          `${action.seconds > 0 ? '+' : '−'}${Math.abs(action.seconds)} s · ${formatTimestamp(store.get().time)}`,
        );
      }
      if (action.type === 'toggle-mute') {
        setMuted(!isMuted);
        showFeedback(isMuted ? 'Unmuted' : 'Muted');
      }
      if (action.type === 'volume-by') {
        setVolume((isMuted ? 0 : volume) + action.change);
        showFeedback(`Volume ${Math.round(store.get().volume * 100)}%`);
      }
      if (action.type === 'toggle-captions') {
        const { files } = captions.store.get();
        if (files.length > 0) captions.toggle();
        const { shown } = captions.store.get();
        if (files.length === 0) showFeedback('No captions');
        else showFeedback(shown === null ? 'Captions off' : 'Captions on');
      }
    },
    [playback, captions, stage, showFeedback, onHelp, setSpeed],
  );

  return { run, setSpeed };
};
