import { Suspense } from 'react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { formatCount, formatDateTime, formatDuration } from '#web/src/lib/format.ts';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { OpenNotebook } from './open-notebook.tsx';

const NotebookExercises = lazyPart(() => import('./notebook-exercises.tsx'), 'NotebookExercises');

/** Placeholder with the boxes of one exercise. */
const skeleton = (
  <Skeleton className="stack-16 one-column" label="Loading the exercises">
    <SkeletonBox height="1.3125em" />
    <SkeletonBox height="1.6em" width="70%" />
  </Skeleton>
);

interface NotebookStartProps {
  courseId: string;
  lecture: LearnerLecture;
  isDone: boolean;
}

/** Card that opens a lecture's notebook, with its exercises and the learner's progress in them. */
export const NotebookStart = ({ courseId, lecture, isDone }: NotebookStartProps) => {
  const { id: lectureId, duration, requiresChecks = false } = lecture;
  const { data: notebook, isLoading } = useOperation('getNotebook', { params: { courseId, lectureId } });
  const { savedAt, exercises = [] } = notebook ?? {};
  return (
    <section className="stack-16 one-column surface padded-24 below-24" aria-labelledby="notebook-start">
      <div className="stack-4">
        <h2 id="notebook-start" className="title">
          Work in your notebook
        </h2>
        <MetadataRow
          items={[
            `About ${formatDuration(duration)}`,
            exercises.length > 0 && formatCount(exercises.length, 'exercise'),
            savedAt && `Saved ${formatDateTime(savedAt)}`,
          ]}
        />
      </div>
      <OpenNotebook {...{ courseId, lectureId, requiresChecks }} isMain={!isDone} isStarted={savedAt !== undefined} />
      {isLoading && skeleton}
      {notebook && exercises.length > 0 && (
        <Suspense fallback={skeleton}>
          <NotebookExercises notebook={notebook} />
        </Suspense>
      )}
    </section>
  );
};
