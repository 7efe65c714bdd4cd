import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Question, QuizResult } from '#contract/schemas/quiz.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { MarkdownWithPictures } from '#web/src/ui/markdown/markdown-with-pictures.tsx';
import { type Answer, answerLines, isAnswered } from './attempt.ts';
import code from './code-answer.module.css';
import styles from './question-verdict.module.css';

/** The lecture that teaches a question. */
export interface TeachingLecture {
  title: string;
  to: string;
}

interface QuestionVerdictProps {
  question: Question;
  /** From 0. */
  index: number;
  verdict: QuizResult['questions'][number];
  answer: Answer | undefined;
  lecture: TeachingLecture | undefined;
}

/** An answer as a line, or as a list when it has several parts; numbered when their order is the answer. */
const AnswerLines = ({ question, answer }: { question: Question; answer: Answer | undefined }) => {
  const lines = answerLines(question, answer);
  if (question.kind === 'code' && lines.length > 0)
    return <pre className={`padded-16 bordered rounded break-anywhere ${code.program}`}>{lines.join('\n')}</pre>;
  if (lines.length < 2) return lines[0];
  const List = question.kind === 'ordering' ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
};

/** Links to the lecture that teaches a question, at the timestamp in its video if known. */
const Reference = ({ verdict, lecture }: Pick<QuestionVerdictProps, 'verdict'> & { lecture: TeachingLecture }) => {
  const { explanation, timestamp } = verdict;
  const from = timestamp !== undefined && `from ${formatTimestamp(timestamp)}`;
  return (
    <p className="note">
      {explanation ? 'Taught in' : from ? `Watch again ${from}:` : 'Read again:'}{' '}
      <Link to={from ? `${lecture.to}?t=${timestamp}` : lecture.to}>{lecture.title}</Link>
      {explanation && from && `, ${from}`}
    </p>
  );
};

/** A question after submitting: right or wrong, where it is taught, and the explanation once it may be shown. */
export const QuestionVerdict = ({ question, index, verdict, answer, lecture }: QuestionVerdictProps) => {
  const { isCorrect, confidence, correctAnswer, explanation, failedChecks = [] } = verdict;
  const [Icon, tone, text] = isCorrect
    ? ([CircleCheck, 'accent', 'correct'] as const)
    : isAnswered(answer)
      ? ([CircleX, 'danger', 'incorrect'] as const)
      : ([CircleDashed, 'muted', 'not answered'] as const);
  return (
    <li className="stack-12 one-column padded-block-24 line-below">
      <p className={`row-8 small-size strong ${tone}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        Question {index + 1}: {text}
      </p>
      <div className="strong">
        <MarkdownWithPictures text={question.prompt} />
      </div>
      <dl className={`grid small-size ${styles.answers}`}>
        {tone !== 'muted' && (
          <>
            <dt className="muted">Your answer</dt>
            <dd>
              <AnswerLines {...{ question, answer }} />
            </dd>
          </>
        )}
        {failedChecks.length > 0 && (
          <>
            <dt className="muted">Failed checks</dt>
            <dd>
              <ul>
                {failedChecks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {confidence && (
          <>
            <dt className="muted">You were</dt>
            <dd>{confidence === 'sure' ? 'Sure' : 'Guessing'}</dd>
          </>
        )}
        {!isCorrect && correctAnswer !== undefined && (
          <>
            <dt className="muted">Correct answer</dt>
            <dd>
              <AnswerLines question={question} answer={correctAnswer} />
            </dd>
          </>
        )}
      </dl>
      {explanation && (
        <div className="sunken padded-12-16">
          <MarkdownWithPictures text={explanation} />
        </div>
      )}
      {lecture && <Reference {...{ verdict, lecture }} />}
    </li>
  );
};
