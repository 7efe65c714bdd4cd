import { maxCodeLength } from '#contract/rules/answer-limits.ts';
import type { Question } from '#contract/schemas/quiz.ts';
import { TextArea } from '#web/src/ui/text-area.tsx';
import type { Answer } from './attempt.ts';
import styles from './code-answer.module.css';

interface CodeAnswerProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** A field for a program, with what will be checked. Tab leaves the field, as in other fields. */
export const CodeAnswer = ({ question: { starter = '', checks = [] }, answer, onAnswer }: CodeAnswerProps) => {
  const source = typeof answer === 'string' ? answer : starter;
  return (
    <div className={`stack-16 ${styles.code}`}>
      <TextArea
        label="Your program"
        rows={Math.max(8, source.split('\n').length + 2)}
        value={source}
        maxLength={maxCodeLength}
        wrap="off"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
      <div className="stack-8">
        <p className="note">Your program must pass these checks:</p>
        <ul className="bullets">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};
