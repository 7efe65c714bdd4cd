import { type ReactNode, Suspense } from 'react';
import type { Mastery, MasteryCheck, MasteryResult } from '#contract/schemas/mastery.ts';
import { IssuedCertificate } from '#web/src/features/certificates/issued-certificate.tsx';
import { NameForm } from '#web/src/features/certificates/name-form.tsx';
import { useCertificate } from '#web/src/features/certificates/use-certificate.ts';
import { AttemptQuestion } from '#web/src/features/quiz/attempt-question.tsx';
import { QuizSummary } from '#web/src/features/quiz/quiz-summary.tsx';
import { useFocusOnMount } from '#web/src/features/quiz/use-focus-on-mount.ts';
import { NotebookSection } from '#web/src/features/skills/mastery-notebooks.tsx';
import { MasterySkills } from '#web/src/features/skills/mastery-skills.tsx';
import { masteryText } from '#web/src/features/skills/mastery-text.ts';
import { courseBreadcrumb } from '#web/src/lib/course-breadcrumb.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './mastery-view.module.css';
import { useMasteryAttempt } from './use-mastery-attempt.ts';

/** The certificate, issued when the learner opens the page. */
const MasteryCertificate = ({ courseId }: { courseId: string }) => {
  const { issueState, issue } = useCertificate(courseId, 'mastery');
  if (issueState.state === 'issued') return <IssuedCertificate certificate={issueState.certificate} />;
  if (issueState.state === 'name-required') return <NameForm {...{ courseId }} kind="mastery" onName={issue} />;
  if (issueState.state === 'issuing') {
    return (
      <Skeleton label="Preparing your certificate">
        <SkeletonBox shape="title" />
      </Skeleton>
    );
  }
  const text = issueState.state === 'failed' ? issueState.text : 'Please try again.';
  return <ErrorPanel title="Your certificate could not be prepared" text={text} onRetry={() => void issue()} />;
};

/** The result of a check, by skill. */
const Result = ({ result }: { result: MasteryResult }) => {
  const heading = useFocusOnMount();
  return (
    <section className="stack-12 surface padded-24" aria-labelledby="mastery-result">
      <h2 id="mastery-result" ref={heading} tabIndex={-1} className="title">
        Your check
      </h2>
      <ul className="stack-8">
        {result.skills.map(({ id, name, asked, correct, isShown }) => (
          <li key={id}>
            {name}: {correct} of {asked} correct, {isShown ? 'demonstrated' : 'not demonstrated yet'}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Loaded separately, because its parts would otherwise load with every learner's page. */
const CheckPreview = lazyPart(() => import('./check-preview.tsx'), 'CheckPreview');

interface MasteryViewProps {
  courseId: string;
  check: MasteryCheck;
}

/** Whether a check can be taken, now or later. */
const isAhead = ({ state }: Mastery): boolean => ['incomplete', 'waiting', 'open'].includes(state);

/** Whether the learner's Mastery is known, and no check is ahead. */
const isSettled = (mastery: Mastery): boolean => !isAhead(mastery) && mastery.state !== 'not-offered';

interface OverviewProps extends MasteryViewProps {
  result: MasteryResult | undefined;
  onStart: () => void;
}

/** The check that is ahead, or what is missing, or the certificate. */
const Overview = ({ courseId, check, check: { mastery }, result, onStart }: OverviewProps) => (
  <>
    {result && <Result result={result} />}
    {mastery.state === 'mastered' && <MasteryCertificate courseId={courseId} />}
    {isAhead(mastery) && (
      <Suspense>
        <CheckPreview {...{ courseId, check, onStart }} />
      </Suspense>
    )}
    {isSettled(mastery) && (
      <section className="stack-16" aria-labelledby="mastery-skills">
        <h2 id="mastery-skills" className="title">
          Skills
        </h2>
        <MasterySkills mastery={mastery} />
      </section>
    )}
    {isSettled(mastery) && <NotebookSection {...{ courseId }} notebooks={mastery.notebooks} />}
    {!isAhead(mastery) && (
      <p>
        <ButtonLink to={paths.skills()}>Your skills</ButtonLink>
      </p>
    )}
  </>
);

/** Returns what the learner has or lacks for Mastery, without what the preview already says. */
const leadOf = (mastery: Mastery): string => {
  if (mastery.state === 'incomplete') return 'It shows what you remember of the course, skill by skill.';
  if (mastery.state === 'open') return 'Show what you remember, skill by skill, and earn the Mastery certificate.';
  return masteryText(mastery);
};

/** Keeps the buttons of an attempt in view: on narrow screens in a bar at the lower edge. */
const inBar = (buttons: ReactNode): ReactNode => (
  <div className={styles.bar} data-steps>
    {buttons}
  </div>
);

/** The mastery check of a course. */
export const MasteryView = ({ courseId, check }: MasteryViewProps) => {
  const { courseTitle, mastery, questions } = check;
  const { attempt, result, isSubmitting, failure, start, change, submit } = useMasteryAttempt(courseId, check);
  const quiz = { questions };
  return (
    <div className={classNames('stack-32', attempt && styles.attempt)}>
      <Breadcrumb items={courseBreadcrumb({ id: courseId, title: courseTitle }, 'Mastery check')} />
      <PageTitle size="small" lead={attempt ? undefined : leadOf(mastery)}>
        {mastery.state === 'mastered' ? `Mastery of ${courseTitle}` : `Mastery check: ${courseTitle}`}
      </PageTitle>
      {!attempt && <Overview {...{ courseId, check, result }} onStart={start} />}
      {attempt?.phase === 'asking' && <AttemptQuestion {...{ quiz, attempt, change }} place={inBar} />}
      {attempt && attempt.phase !== 'asking' && (
        <QuizSummary
          {...{ quiz, attempt, isSubmitting, failure }}
          place={inBar}
          onOpen={(index) => change({ phase: 'asking', index })}
          onSubmit={() => void submit()}
        />
      )}
    </div>
  );
};
