import { CircleQuestionMark, FileUp, SquareTerminal } from 'lucide-react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { quizFacts } from '#web/src/features/quiz/quiz-facts.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './lecture-body.module.css';
import type { LectureView } from './lecture-view.ts';

const contentByKind = {
  quiz: {
    Icon: CircleQuestionMark,
    title: messages.quizTitle,
    text: 'Questions about what you have learned so far. Passing it completes this lesson.',
    action: 'Take quiz',
  },
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and edit right in your browser.',
    action: 'Open notebook',
  },
  assignment: {
    Icon: FileUp,
    title: 'Assignment',
    text: 'Work to submit and to assess yourself. Submitting it completes this lesson.',
    action: 'Open assignment',
  },
};

/** What the learner wants to know before the quiz. */
const QuizFacts = ({ courseId, quizId, duration }: { courseId: string; quizId: string; duration: number }) => {
  const { data, error } = useOperation('getQuiz', { params: { courseId, quizId } });
  if (error) return null;
  if (!data) {
    return (
      <Skeleton className="full" label="Loading the quiz">
        <SkeletonBox height="3.25em" />
      </Skeleton>
    );
  }
  return (
    <dl className="cluster-24 below-12">
      {quizFacts(data, Math.ceil(duration / 60) || undefined).map(({ name, value }) => (
        <div key={name}>
          <dt className="label muted">{name}</dt>
          <dd className="strong numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** For a lecture that opens in the course player, not in the drip viewer (docs/product.md#errors). */
export const OpenInPlayerPanel = ({ view: { source, entry } }: { view: LectureView }) => {
  const { contentType, quizId, duration } = entry.lecture;
  const { Icon, title, text, action } = contentByKind[contentType as keyof typeof contentByKind];
  return (
    <section className={`stack-12 surface start ${styles.elsewhere}`} aria-labelledby="elsewhere-title">
      <Icon className="accent" size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className="title">
        {title}
      </h2>
      <p className={`muted below-12 ${styles.text}`}>{text}</p>
      {quizId && <QuizFacts courseId={source.courseId} {...{ quizId, duration }} />}
      <ButtonLink variant="primary" to={source.coursePlayerUrl?.(entry) ?? source.homeUrl}>
        {action}
      </ButtonLink>
    </section>
  );
};
