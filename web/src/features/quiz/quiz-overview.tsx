import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { quizIntroduction } from '#web/src/lib/quiz-introduction.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { FactRow } from './fact-row.tsx';
import type { TeachingLecture } from './question-verdict.tsx';
import { quizFacts } from './quiz-facts.ts';

/** A lecture to read before the quiz. */
export interface QuizLecture extends TeachingLecture {
  isDone: boolean;
}

interface QuizOverviewProps {
  quiz: Quiz;
  /** Whether the time of the started attempt has run out, by this page's countdown. */
  isTimeUp?: boolean;
  /** Expected minutes of the quiz; absent when its lecture does not say. */
  minutes: number | undefined;
  /** The lectures of its section. */
  lectures: readonly QuizLecture[];
  /** Shown after the facts. */
  children?: ReactNode;
  /** Starts the quiz. */
  action: ReactNode;
}

/** Whether the learner may begin another attempt now. */
export const isQuizOpen = ({ attemptsAllowed, attemptsUsed, nextAttemptAt }: Quiz): boolean =>
  !nextAttemptAt && (attemptsAllowed === null || attemptsUsed < attemptsAllowed);

/** The lessons of the quiz's section, and which are done. Wide screens show them in the outline. */
const SectionLectures = ({ lectures }: { lectures: readonly QuizLecture[] }) => (
  <section className="stack-12 narrow-only" aria-labelledby="quiz-section">
    <h2 id="quiz-section" className="title">
      Lessons in this section
    </h2>
    <ul className="rows">
      {lectures.map(({ title, to, isDone }) => {
        const Icon = isDone ? CircleCheck : Circle;
        return (
          <li key={to}>
            <Link className="row-12 primary undecorated hover-text row-height" to={to}>
              <Icon className={`fixed ${isDone ? 'accent' : 'muted'}`} size={18} strokeWidth={1.75} aria-hidden />
              <VisuallyHidden>{isDone ? 'Completed: ' : 'Not completed: '}</VisuallyHidden>
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

/** What a learner wants to know before a quiz, and the lessons that prepare for it. */
export const QuizOverview = ({ quiz, isTimeUp, minutes, lectures, children, action }: QuizOverviewProps) => {
  // A learner who has passed, or may not try again, needs no preparation.
  const needsPreparation = isQuizOpen(quiz) && !quiz.started && !quiz.best?.passed;
  const unfinished = needsPreparation ? lectures.filter(({ isDone }) => !isDone) : [];
  const [first] = unfinished;
  return (
    <>
      <p className="muted">{quizIntroduction(quiz, isTimeUp)}</p>
      <FactRow facts={quizFacts(quiz, minutes)} />
      {children}
      {first && (
        <p className="muted any-width padded-12-16 rounded ground-sunken">
          {formatCount(unfinished.length, 'lesson')} in this section {unfinished.length === 1 ? 'is' : 'are'} not
          finished yet. Continue with <Link to={first.to}>{first.title}</Link>.
        </p>
      )}
      {action}
      {first && <SectionLectures lectures={lectures} />}
    </>
  );
};
