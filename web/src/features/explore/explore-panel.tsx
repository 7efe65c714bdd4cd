import { type ComponentType, lazy, Suspense } from 'react';
import type { ExplorableId } from '#contract/schemas/explore.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import type { WorkbenchProps } from './explorable.ts';
import { useExploration } from './use-exploration.ts';

/** Each explorable is a chunk of its own. */
const workbenches: Record<ExplorableId, ComponentType<WorkbenchProps>> = {
  'next-token': lazy(() => import('./next-token/next-token.tsx').then((m) => ({ default: m.NextToken }))),
  bm25: lazy(() => import('./bm25/bm25.tsx').then((m) => ({ default: m.Bm25 }))),
  'confusion-matrix': lazy(() =>
    import('./confusion-matrix/confusion-matrix.tsx').then((m) => ({ default: m.ConfusionMatrix })),
  ),
  'group-sample': lazy(() => import('./group-sample/group-sample.tsx').then((m) => ({ default: m.GroupSample }))),
  chunking: lazy(() => import('./chunking/chunking.tsx').then((m) => ({ default: m.Chunking }))),
  'agent-loop': lazy(() => import('./agent-loop/agent-loop.tsx').then((m) => ({ default: m.AgentLoop }))),
  injection: lazy(() => import('./injection/injection.tsx').then((m) => ({ default: m.Injection }))),
  'judge-drift': lazy(() => import('./judge-drift/judge-drift.tsx').then((m) => ({ default: m.JudgeDrift }))),
  'lost-in-the-middle': lazy(() =>
    import('./lost-in-the-middle/lost-in-the-middle.tsx').then((m) => ({ default: m.LostInTheMiddle })),
  ),
  reranking: lazy(() => import('./reranking/reranking.tsx').then((m) => ({ default: m.Reranking }))),
  'gradient-descent': lazy(() =>
    import('./gradient-descent/gradient-descent.tsx').then((m) => ({ default: m.GradientDescent })),
  ),
  overfitting: lazy(() => import('./overfitting/overfitting.tsx').then((m) => ({ default: m.Overfitting }))),
  tokenizer: lazy(() => import('./tokenizer/tokenizer.tsx').then((m) => ({ default: m.Tokenizer }))),
  embeddings: lazy(() => import('./embeddings/embeddings.tsx').then((m) => ({ default: m.Embeddings }))),
  pilot: lazy(() => import('./pilot/pilot.tsx').then((m) => ({ default: m.Pilot }))),
  joins: lazy(() => import('./joins/joins.tsx').then((m) => ({ default: m.Joins }))),
  'promised-date': lazy(() => import('./promised-date/promised-date.tsx').then((m) => ({ default: m.PromisedDate }))),
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
