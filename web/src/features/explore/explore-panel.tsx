import { type ComponentType, Suspense } from 'react';
import type { ExplorableId } from '#contract/schemas/explore.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import type { WorkbenchProps } from './explorable.ts';
import { useExploration } from './use-exploration.ts';

/** Workbenches of the explorables, each in its own chunk. */
const workbenches: Record<ExplorableId, ComponentType<WorkbenchProps>> = {
  'next-token': lazyPart(() => import('./next-token/next-token.tsx'), 'NextToken'),
  bm25: lazyPart(() => import('./bm25/bm25.tsx'), 'Bm25'),
  'confusion-matrix': lazyPart(() => import('./confusion-matrix/confusion-matrix.tsx'), 'ConfusionMatrix'),
  'group-sample': lazyPart(() => import('./group-sample/group-sample.tsx'), 'GroupSample'),
  chunking: lazyPart(() => import('./chunking/chunking.tsx'), 'Chunking'),
  'agent-loop': lazyPart(() => import('./agent-loop/agent-loop.tsx'), 'AgentLoop'),
  injection: lazyPart(() => import('./injection/injection.tsx'), 'Injection'),
  'judge-drift': lazyPart(() => import('./judge-drift/judge-drift.tsx'), 'JudgeDrift'),
  'lost-in-the-middle': lazyPart(() => import('./lost-in-the-middle/lost-in-the-middle.tsx'), 'LostInTheMiddle'),
  reranking: lazyPart(() => import('./reranking/reranking.tsx'), 'Reranking'),
  'gradient-descent': lazyPart(() => import('./gradient-descent/gradient-descent.tsx'), 'GradientDescent'),
  overfitting: lazyPart(() => import('./overfitting/overfitting.tsx'), 'Overfitting'),
  tokenizer: lazyPart(() => import('./tokenizer/tokenizer.tsx'), 'Tokenizer'),
  embeddings: lazyPart(() => import('./embeddings/embeddings.tsx'), 'Embeddings'),
  pilot: lazyPart(() => import('./pilot/pilot.tsx'), 'Pilot'),
  joins: lazyPart(() => import('./joins/joins.tsx'), 'Joins'),
  'promised-date': lazyPart(() => import('./promised-date/promised-date.tsx'), 'PromisedDate'),
};

const Loading = () => (
  <Skeleton label="Loading the explorable">
    <SkeletonBox shape="media" />
  </Skeleton>
);

interface ExplorePanelProps {
  courseId: string;
  lectureId: string;
  explorable: ExplorableId;
  onSolved: () => void;
}

/** The explorable of a lecture. Shows no controls until the saved state is loaded. */
export const ExplorePanel = ({ courseId, lectureId, explorable, onSolved }: ExplorePanelProps) => {
  const { saved, error, retry, saveState, isAnswering, change, answer } = useExploration(courseId, lectureId, onSolved);
  const Workbench = workbenches[explorable];
  if (!saved) {
    if (!error) return <Loading />;
    return (
      <ErrorPanel
        title="The explorable could not be loaded"
        text={userFacingReason(error)}
        error={error}
        onRetry={retry}
      />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <Workbench
        saved={saved}
        isSolved={saved.solvedAt !== undefined}
        isSaving={isAnswering}
        failure={saveState === 'failed' ? 'Your settings were not saved. Check again to retry.' : undefined}
        onChange={change}
        onAnswer={answer}
      />
    </Suspense>
  );
};
