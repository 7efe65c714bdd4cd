import { useState } from 'react';
import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { messages } from '../../../api/problem-messages.ts';
import { formatPosition } from '../../../site/format.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './course-preview.module.css';
import { PreviewPoster } from './preview-poster.tsx';

interface CoursePreviewProps {
  courseId: string;
  preview: NonNullable<CourseDetail['preview']>;
  /** Seconds. */
  duration: number;
  /** Fetches the course again, for an address that still works. */
  onRenew: () => Promise<unknown>;
}

type Stage = 'poster' | 'renewing' | 'playing' | 'renewed' | 'failed';

const focusIt = (video: HTMLVideoElement | null) => video?.focus({ preventScroll: true });

/** The lecture anyone may watch. Its address works for a while only: one that has run out is asked for again, once. */
export const CoursePreview = ({ courseId, preview, duration, onRenew }: CoursePreviewProps) => {
  const [stage, setStage] = useState<Stage>('poster');
  const { title, url, captions, expiresAt } = preview;

  const renew = async () => {
    setStage('renewing');
    await onRenew();
    setStage('renewed');
  };
  const play = () => {
    if (Date.parse(expiresAt) < Date.now()) void renew();
    else setStage('playing');
  };
  const recover = () => {
    if (stage === 'playing') void renew();
    else setStage('failed');
  };

  return (
    <section id="preview" className={styles.frame} aria-label="Preview">
      {(stage === 'poster' || stage === 'renewing') && (
        <PreviewPoster
          courseId={courseId}
          title={title}
          length={formatPosition(duration)}
          isPreparing={stage === 'renewing'}
          onPlay={play}
        />
      )}
      {(stage === 'playing' || stage === 'renewed') && (
        // biome-ignore lint/a11y/useMediaCaption: the tracks come from the course, one for each language.
        <video
          key={url}
          ref={focusIt}
          className={styles.video}
          src={url}
          aria-label={title}
          controls
          autoPlay
          playsInline
          onError={recover}
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
        <div className={styles.failure} role="alert">
          <p>{messages.videoFailed}</p>
          <Button onClick={() => void renew()}>Try again</Button>
        </div>
      )}
    </section>
  );
};
