import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { CaptionLine } from './caption-line.tsx';
import type { Captions } from './captions.ts';
import { Controls } from './controls.tsx';
import { readPreferences, writePreferences } from './preferences.ts';
import { ResumeNotice } from './resume-notice.tsx';
import type { SeekBarProps } from './seek-bar.tsx';
import type { PlayerAction } from './shortcuts.ts';
import { StageCover } from './stage-cover.tsx';
import { StageOverlay } from './stage-overlay.tsx';
import { useCaptionTracks } from './use-caption-tracks.ts';
import { useFeedback } from './use-feedback.ts';
import { useIsFullscreen } from './use-fullscreen.ts';
import { useIdle } from './use-idle.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerActions } from './use-player-actions.ts';
import { usePositionSaving } from './use-position-saving.ts';
import { useResume } from './use-resume.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStream } from './use-stream.ts';
import { useVideoSource } from './use-video-source.ts';
import type { VideoCalls } from './video-calls.ts';
import styles from './video-stage.module.css';

const ShortcutDialog = lazyPart(() => import('./shortcut-dialog.tsx'), 'ShortcutDialog');

interface VideoStageProps extends Omit<SeekBarProps, 'pictureUrl'> {
  captions: Captions;
  title: string;
  /** In seconds, from the course; shown until the file is loaded. */
  duration: number;
  /** Course whose cover is shown before the video plays. */
  courseId: string;
  calls: VideoCalls;
  /** Start time in seconds from the URL. */
  startAt?: number | undefined;
  endCard: ReactNode;
  /** Plays as soon as it can, without a press. */
  startsItself?: boolean;
  extraControls?: ReactNode;
}

/** Video with custom controls (decision record 0005). Give each video its own `key`. */
export const VideoStage = (props: VideoStageProps) => {
  const { playback, captions, calls, startsItself = false } = props;
  const stage = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  /** Undefined until it is opened for the first time. */
  const [isHelpOpen, setHelpOpen] = useState<boolean>();
  const [hasShortcuts, setHasShortcuts] = useState(() => readPreferences().hasShortcuts);

  const { source, onMediaError, retry } = useVideoSource(calls.load, playback);
  const stream = useStream({ playback, video, source: source.video, onExpired: onMediaError });
  const { hasReadPosition, resumedAt } = useResume(playback, video, calls.readPosition, props.startAt);
  const failures = usePositionSaving({ playback, video, calls, hasReadPosition });
  usePlayback(playback, video, props.duration);

  const { feedback, showFeedback } = useFeedback();
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const { run, setSpeed } = usePlayerActions({ playback, captions, stage, showFeedback, onHelp: openHelp });
  useEffect(() => writePreferences({ hasShortcuts }), [hasShortcuts]);

  const isPlaying = useStore(playback.store, (state) => state.isPlaying);
  const hasStarted = useStore(playback.store, (state) => state.hasStarted);
  // Before playback, shows the cover, or the frame at which the video resumes.
  const showsFrame = useStore(playback.store, (state) => state.hasStarted || (state.hasFrame && state.time > 0));
  useCaptionTracks(captions, video, source, hasStarted);
  const isFullscreen = useIsFullscreen(stage);
  const { isIdle, wake } = useIdle(isPlaying);
  const wasTouched = useRef(false);
  const onShortcut = useCallback(
    (action: PlayerAction) => {
      wake();
      run(action);
    },
    [wake, run],
  );
  const isPending = source.status === 'pending';
  const hasPlayBar = !hasStarted && !isPending && !startsItself;
  const isLoading = stream.isStarting || (startsItself && !hasStarted && source.status === 'ready');
  useShortcuts(stage, hasShortcuts && !isPending, onShortcut);

  /** Keeps keys acting on the player after a pressed button disappears. */
  const focusStage = () => stage.current?.focus({ preventScroll: true });

  const onPicture = () => {
    // In full screen the first tap shows the controls; a mouse has already done so by moving.
    if (wasTouched.current && isIdle && isFullscreen) wake();
    else if (!isPending) playback.toggle();
  };

  return (
    <section
      ref={stage}
      tabIndex={-1}
      className={`night primary ${styles.stage}`}
      aria-label={`Video: ${props.title}`}
      data-idle={isIdle || undefined}
      data-poster={hasPlayBar || undefined}
      data-save-failures={failures}
      onPointerMove={(event) => event.pointerType === 'mouse' && wake()}
      onPointerDownCapture={(event) => {
        wasTouched.current = event.pointerType !== 'mouse';
      }}
      onClick={wake}
      onKeyDown={wake}
    >
      <div className={`relative ground-sunken ${styles.screen}`}>
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks are below, as many as the video has. */}
        <video
          ref={setVideo}
          className={`full ${styles.video}`}
          src={stream.isStreaming ? undefined : source.video?.url || undefined}
          playsInline
          preload="metadata"
          onError={stream.isStreaming ? stream.onFailure : onMediaError}
          onClick={onPicture}
        >
          {source.video?.captions.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
        </video>
        {(isPending || !showsFrame) && <StageCover courseId={props.courseId} />}
        <div className={`absolute ${styles.captions}`}>{!isPending && <CaptionLine captions={captions} />}</div>
        <StageOverlay
          {...{ playback, hasPlayBar }}
          source={isLoading ? { status: 'loading' } : source}
          endCard={props.endCard}
          onPlay={() => {
            focusStage();
            playback.play();
          }}
          onRetry={retry}
        />
        <ResumeNotice
          seconds={hasStarted ? undefined : resumedAt}
          onStartOver={() => {
            focusStage();
            playback.seek(0);
          }}
        />
        <p className={`any-width text-centered absolute ${styles.feedback}`} role="status">
          {feedback && (
            <span key={feedback.count} className="pill small-size numbers">
              {feedback.text}
            </span>
          )}
        </p>
        {!isPending && source.status !== 'failed' && (
          <div className={styles.controls}>
            <Controls
              {...{ playback, captions, isFullscreen }}
              onAction={run}
              onSpeed={setSpeed}
              quality={stream.quality}
              pictureUrl={source.video?.url}
              extra={props.extraControls}
              chapters={props.chapters}
              marks={props.marks}
            />
          </div>
        )}
      </div>
      {isHelpOpen !== undefined && (
        <Suspense>
          <ShortcutDialog
            open={isHelpOpen}
            onClose={() => setHelpOpen(false)}
            isOn={hasShortcuts}
            onSwitch={setHasShortcuts}
          />
        </Suspense>
      )}
    </section>
  );
};
