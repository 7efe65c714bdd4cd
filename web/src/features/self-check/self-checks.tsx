import { useId } from 'react';
import type { SelfCheck } from '#contract/schemas/self-check.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { SelfCheckCard } from './self-check-card.tsx';
import { useSelfChecks } from './use-self-checks.ts';

interface SelfChecksProps {
  courseId: string;
  lectureId: string;
  selfChecks: readonly SelfCheck[];
}

/** Questions at the end of a reading, answered in place. Shows none until the saved answers are loaded. */
export const SelfChecks = ({ courseId, lectureId, selfChecks }: SelfChecksProps) => {
  const titleId = useId();
  const { attempts, error, retry, save } = useSelfChecks(courseId, lectureId);
  const lastOf = (id: string) => attempts?.find(({ questionId }) => questionId === id);
  const judged = selfChecks.filter(({ id }) => lastOf(id)).length;
  return (
    <section className="stack-16 one-column" aria-labelledby={titleId}>
      <div className="stack-4">
        <h2 id={titleId} className="title">
          Check yourself
        </h2>
        <p className="note any-width">
          Answer first, then compare. These questions do not count toward your progress.
          {attempts && (
            <>
              {' '}
              <span className="nowrap">
                {judged} of {selfChecks.length} done.
              </span>
            </>
          )}
        </p>
      </div>
      {attempts ? (
        <ol className="stack-16 one-column">
          {selfChecks.map((selfCheck, index) => (
            <SelfCheckCard
              key={selfCheck.id}
              label={`Question ${index + 1} of ${selfChecks.length}`}
              draftName={`self-check-${courseId}-${lectureId}-${selfCheck.id}`}
              selfCheck={selfCheck}
              last={lastOf(selfCheck.id)}
              onSave={save}
            />
          ))}
        </ol>
      ) : error ? (
        <ErrorPanel
          title="The questions could not be loaded"
          text={userFacingReason(error)}
          error={error}
          onRetry={retry}
        />
      ) : (
        <Skeleton className="stack-16" label="Loading the questions">
          {selfChecks.map(({ id }) => (
            <SkeletonBox key={id} shape="control" />
          ))}
        </Skeleton>
      )}
    </section>
  );
};
