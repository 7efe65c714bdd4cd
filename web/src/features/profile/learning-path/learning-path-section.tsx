import { useRef, useState } from 'react';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AnswersSummary } from './answers-summary.tsx';
import styles from './learning-path-section.module.css';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { RecommendedList } from './recommended-list.tsx';

const noInput = {};

const LearningPath = () => {
  const { data, error, mutate } = useOperation('getQuestionnaire', noInput);
  const [isEditing, setEditing] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const finish = () => {
    setEditing(false);
    requestAnimationFrame(() => outcome.current?.focus());
  };
  if (error) {
    return (
      <ErrorPanel title="Your answers could not be loaded" text={errorMessage(error)} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your answers">
        <SkeletonBox className={styles.skeletonBox} />
      </Skeleton>
    );
  }
  const stored = data.questionnaire;
  if (!stored || isEditing) {
    return <QuestionnaireForm stored={stored} onSaved={finish} onCancel={stored ? finish : undefined} />;
  }
  return (
    <div ref={outcome} tabIndex={-1} className={styles.outcome}>
      <AnswersSummary answers={stored} onEdit={() => setEditing(true)} />
      <RecommendedList />
    </div>
  );
};

/** The questionnaire, or its answers with the recommended courses. */
export const LearningPathSection = () => (
  <SettingsSection
    id="learning-path"
    title="Learning path"
    text="Answer five short questions to get recommendations with reasons. Your answers are used for nothing else."
  >
    <LearningPath />
  </SettingsSection>
);
