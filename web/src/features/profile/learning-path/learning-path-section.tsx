import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { topicLabel } from '#contract/rules/topic.ts';
import type { Questionnaire } from '#contract/schemas/learner.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { SettingsSection } from '../settings-section.tsx';
import styles from './learning-path.module.css';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { experienceLabels, goalLabels, minutesLabel } from './questionnaire-labels.ts';

const sectionId = 'learning-path';
const noInput = {};
const maxCourses = 3;

/** Summary of the answers, with a button to change them. */
const AnswersSummary = ({ answers, onEdit }: { answers: Questionnaire; onEdit: () => void }) => (
  <div className="stack-16 start">
    <h3>Your answers</h3>
    <dl className={`grid icon-column ${styles.answers}`}>
      <dt>Goal</dt>
      <dd>{goalLabels[answers.goal]}</dd>
      <dt>Work</dt>
      <dd>{answers.role || 'Not specified'}</dd>
      <dt>Experience</dt>
      <dd>{experienceLabels[answers.experience]}</dd>
      <dt>Topics</dt>
      <dd>{answers.topics.map(topicLabel).join(', ') || 'Not specified'}</dd>
      <dt>Time per week</dt>
      <dd>{minutesLabel(answers.weeklyMinutes)}</dd>
    </dl>
    <Button size="small" onClick={onEdit}>
      Change answers
    </Button>
  </div>
);

/** Recommended courses in the order to take them, each with its reason; a button leads to the first. */
const RecommendedSteps = () => {
  const { data } = useOperation('recommendCourses', noInput);
  if (!data || data.recommendations.length === 0) return null;
  return (
    <div className="stack-12">
      <h3>Recommended for you</h3>
      <ol className="rows rows-16">
        {data.recommendations.slice(0, maxCourses).map(({ reason, ...course }, index) => (
          <li key={course.id} className="grid-16 icon-column relative align-start hoverable focus-inside">
            <span className={`centered pill ground-accent strong numbers ${styles.step}`} aria-hidden>
              {index + 1}
            </span>
            <div className={`grid-12 align-start ${styles.course}`}>
              <Cover id={course.id} className={`rounded ${styles.cover}`} />
              <div className="stack-4">
                <h4 className="body">
                  <Link className={stretchedLink} to={paths.course(course.id)}>
                    {course.title}
                  </Link>
                </h4>
                <p className="note">{reason}</p>
                <MetadataRow items={[...courseMetadata(course), coursePriceLabel(course)]} />
                {index === 0 && (
                  <ButtonLink
                    className="relative above-8 self-start"
                    variant="primary"
                    size="small"
                    to={paths.course(course.id)}
                  >
                    Start here<VisuallyHidden> with {course.title}</VisuallyHidden>
                  </ButtonLink>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};

const LearningPath = () => {
  const { data, error, mutate } = useOperation('getQuestionnaire', noInput);
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState<boolean>();
  const [isSaved, setSaved] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpen(true);
    requestAnimationFrame(() => content.current?.querySelector('legend')?.focus());
  };
  const finish = (isSaved = false) => {
    setOpen(false);
    setSaved(isSaved);
    requestAnimationFrame(() => content.current?.focus());
  };
  if (error) {
    return (
      <ErrorPanel
        title="Your answers could not be loaded"
        text={userFacingReason(error)}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your answers">
        <SkeletonBox shape="control" />
      </Skeleton>
    );
  }
  const stored = data.questionnaire;
  // The dashboard links to the questions, until they are answered.
  const isAnswering = isOpen ?? (!stored && hash === `#${sectionId}`);
  return (
    <div ref={content} tabIndex={-1} className="stack-32">
      {isAnswering && <QuestionnaireForm stored={stored} onSaved={() => finish(true)} onCancel={() => finish()} />}
      {!isAnswering && !stored && (
        <Button className="self-start" onClick={open}>
          Answer five questions
        </Button>
      )}
      {!isAnswering && stored && (
        <>
          {isSaved && (
            <p className="row-8 strong" role="status">
              <CircleCheck className="accent" size={20} strokeWidth={1.75} aria-hidden />
              Your answers are saved.
            </p>
          )}
          <RecommendedSteps />
          <AnswersSummary answers={stored} onEdit={open} />
        </>
      )}
    </div>
  );
};

/** The questionnaire, or its answers with the recommended courses. */
export const LearningPathSection = () => (
  <SettingsSection
    id={sectionId}
    text="Answer five short questions to get recommendations with reasons. We use your answers for nothing else."
  >
    <LearningPath />
  </SettingsSection>
);
