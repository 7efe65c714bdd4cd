import type { ReactNode } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { InBar } from '#web/src/features/player/layout/in-bar.tsx';
import { QuizOverview } from '#web/src/features/quiz/quiz-overview.tsx';
import panel from '#web/src/features/quiz/quiz-panel.module.css';
import { ButtonLink } from '#web/src/ui/button.tsx';
import type { LectureView } from './lecture-view.ts';
import { sectionLectures } from './section-lectures.ts';

interface QuizContentProps extends LectureView {
  /** Shown until the quiz has been read. */
  placeholder: ReactNode;
}

/** A quiz that opens in the course player: its facts, and a link to it, in the bar of phones until it is passed. */
export const QuizContent = ({ source, entry, isDone, placeholder }: QuizContentProps) => {
  const { courseId } = source;
  const { quizId, duration } = entry.lecture;
  const { data, error } = useOperation('getQuiz', quizId ? { params: { courseId, quizId } } : null);
  const link = (
    <ButtonLink variant="primary" to={source.coursePlayerUrl?.(entry) ?? source.homeUrl}>
      Take quiz
    </ButtonLink>
  );
  const action = <div className="cluster-12">{isDone ? link : <InBar>{link}</InBar>}</div>;
  return (
    <section className={`stack-24 ${panel.panel}`} aria-labelledby="quiz-title">
      <h2 id="quiz-title" className="title">
        {messages.quizTitle}
      </h2>
      {data ? (
        <QuizOverview
          quiz={data}
          minutes={Math.ceil(duration / 60) || undefined}
          lectures={sectionLectures(source, entry)}
          action={action}
        />
      ) : quizId && !error ? (
        placeholder
      ) : (
        action
      )}
    </section>
  );
};
