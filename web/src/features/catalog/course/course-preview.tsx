import { Play } from 'lucide-react';
import { useState } from 'react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-preview.module.css';

interface PreviewPosterProps {
  courseId: string;
  title: string;
  /** E.g. `0:58`. */
  length: string;
  isPreparing: boolean;
  onPlay: () => void;
}

/** Poster of the preview: the course's artwork with a play button. */
const PreviewPoster = ({ courseId, title, length, isPreparing, onPlay }: PreviewPosterProps) => (
  <button type="button" className={styles.poster} onClick={onPlay}>
    <Cover id={courseId} className={styles.cover} />
    <span className={`centered ${styles.play}`} aria-hidden>
      {isPreparing ? <Spinner size={28} /> : <Play className={styles.triangle} size={28} strokeWidth={1.75} />}
    </span>
    <span className={`row-12 align-baseline small ${styles.caption}`}>
      <span className="accent strong">
        <VisuallyHidden>Play the </VisuallyHidden>
        Preview
      </span>
      <span className={`fill ${styles.title}`}>{title}</span>
      <span className="mono">{length}</span>
    </span>
  </button>
);

interface CoursePreviewProps {
  courseId: string;
  preview: NonNullable<CourseDetail['preview']>;
  /** In seconds. */
  duration: number;
  /** Fetches the course again to get a fresh signed URL. */
  onRefetch: () => Promise<unknown>;
}

type Stage = 'poster' | 'renewing' | 'playing' | 'renewed' | 'failed';

const focusVideo = (video: HTMLVideoElement | null) => video?.focus({ preventScroll: true });

/** Plays the preview lecture. Its signed URL expires; an expired one is fetched again once. */
export const CoursePreview = ({ courseId, preview, duration, onRefetch }: CoursePreviewProps) => {
  const [stage, setStage] = useState<Stage>('poster');
  const { title, url, captions, expiresAt } = preview;

  const renew = async () => {
    setStage('renewing');
    await onRefetch();
    setStage('renewed');
  };
  const play = () => {
    if (Date.parse(expiresAt) < Date.now()) void renew();
    else setStage('playing');
  };
  const onVideoError = () => {
    if (stage === 'playing') void renew();
    else setStage('failed');
  };

  return (
    <section id="preview" className={`relative primary ${styles.frame}`} aria-label="Preview">
      {(stage === 'poster' || stage === 'renewing') && (
        <PreviewPoster
          courseId={courseId}
          title={title}
          length={formatTimestamp(duration)}
          isPreparing={stage === 'renewing'}
          onPlay={play}
        />
      )}
      {(stage === 'playing' || stage === 'renewed') && (
        // biome-ignore lint/a11y/useMediaCaption: the course provides the tracks, one per language.
        <video
          key={url}
          ref={focusVideo}
          className={styles.video}
          src={url}
          aria-label={title}
          controls
          autoPlay
          playsInline
          onError={onVideoError}
        >
          {captions.map((track, index) => (
            <track
              key={track.language}
              kind="captions"
              src={track.url}
              srcLang={track.language}
              label={track.label}
              default={index === 0}
            />
          ))}
        </video>
      )}
      {stage === 'failed' && (
        <div className={`stack-16 center padded-16 text-centered ${styles.failure}`} role="alert">
          <p>{messages.videoFailed}</p>
          <Button onClick={() => void renew()}>Try again</Button>
        </div>
      )}
    </section>
  );
};
