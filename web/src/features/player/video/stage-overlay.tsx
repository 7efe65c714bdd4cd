import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import { Button } from '#web/src/ui/button.tsx';
import { RequestId, serverRequestId } from '#web/src/ui/error-panel.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import type { Playback } from './playback.ts';
import styles from './stage-overlay.module.css';
import type { VideoSource } from './use-video-source.ts';

interface StageOverlayProps {
  playback: Playback;
  source: VideoSource;
  /** Whether the bar along the lower edge holds the play button, not the controls. */
  hasPlayBar: boolean;
  onPlay: () => void;
  onRetry: () => void;
  /** Shown when the video has ended. */
  endCard: ReactNode;
}

/** Shown over the cover in place of a video that is not published yet. */
const PendingVideo = () => (
  <div className={`stack-4 covering middle text-centered ${styles.pending}`}>
    <p className="any-width strong">This video is not ready yet</p>
    <p className="any-width small">Come back later to watch it.</p>
  </div>
);

/** Overlay of the video: loading, failure, the play button along the lower edge, or what comes next. */
export const StageOverlay = ({ playback, source, hasPlayBar, onPlay, onRetry, endCard }: StageOverlayProps) => {
  const hasStarted = useStore(playback.store, (state) => state.hasStarted);
  const isWaiting = useStore(playback.store, (state) => state.isWaiting);
  const hasEnded = useStore(playback.store, (state) => state.hasEnded);
  const duration = useStore(playback.store, (state) => Math.floor(state.duration));

  if (source.status === 'failed') {
    return (
      <div className={`covering grid center middle text-centered ${styles.panel} ${styles.failure}`} role="alert">
        <p className="strong">{source.message}</p>
        <p className="small">The video is unavailable right now. The rest of the lesson works without it.</p>
        <Button onClick={onRetry}>Try again</Button>
        <RequestId id={serverRequestId(source.error)} />
      </div>
    );
  }
  if (source.status === 'pending') return <PendingVideo />;
  if (source.status === 'loading' || isWaiting) {
    return hasPlayBar ? (
      <div className={`row-12 line-above ground-sunken muted ${styles.bar}`}>
        <Spinner size={36} />
        Loading the video
      </div>
    ) : (
      <div className={`covering grid center middle ${styles.spinner}`}>
        <Spinner label="Loading the video" size={44} />
      </div>
    );
  }
  if (hasEnded && endCard)
    return <div className={`covering grid center middle text-centered ${styles.panel}`}>{endCard}</div>;
  if (hasStarted) return null;
  return (
    <div className={`row-12 line-above ground-sunken ${styles.bar}`}>
      <button
        type="button"
        className={`row-12 strong whole-link focus-inset ${styles.play}`}
        aria-label="Play the video"
        onClick={onPlay}
      >
        <span className={`centered fixed pill solid edged ${styles.disc}`}>
          <Play size={20} fill="currentColor" strokeWidth={1.75} aria-hidden />
        </span>
        <span>Play</span>
      </button>
      <span className={`mono numbers ${styles.length}`}>{formatTimestamp(duration)}</span>
    </div>
  );
};
