import type { ReactNode } from 'react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import layout from '#web/src/ui/layout.module.css';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { QuizFlow } from './quiz-flow.tsx';
import styles from './quiz-panel.module.css';

/** The lecture that teaches a question. */
export interface TeachingLecture {
  title: string;
  to: string;
}

export interface QuizPanelProps {
  courseId: string;
  quizId: string;
  /** Returns the lecture that teaches a question. */
  lectureOf: (lectureId: string) => TeachingLecture | undefined;
  onPassed: () => void;
  /** Link shown after passing, e.g. to the next lecture. */
  nextLink: ReactNode;
}

/** A quiz from start to result. */
export const QuizPanel = (props: QuizPanelProps) => {
  const { courseId, quizId } = props;
  const { data, error, mutate } = useOperation('getQuiz', { params: { courseId, quizId } });
  if (error) {
    return <ErrorPanel title="The quiz could not be loaded" text={error.message} onRetry={() => void mutate()} />;
  }
  if (!data) {
    return (
      <Skeleton className={`${layout.stack24} ${styles.panel}`} label="Loading the quiz">
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox shape="control" />
      </Skeleton>
    );
  }
  return <QuizFlow key={quizId} {...props} quiz={data} onUsed={() => void mutate()} />;
};
