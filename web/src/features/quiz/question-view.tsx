import { Flag } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { maxTextLength } from '#contract/rules/answer-limits.ts';
import type { Confidence, Question } from '#contract/schemas/quiz.ts';
import { Button } from '#web/src/ui/button.tsx';
import { MarkdownWithPictures } from '#web/src/ui/markdown/markdown-with-pictures.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { type Answer, isAnswered, orderOf } from './attempt.ts';
import { ChoiceAnswers } from './choice-answers.tsx';
import { CodeAnswer } from './code-answer.tsx';
import { OrderingAnswers } from './ordering-answers.tsx';
import styles from './question-view.module.css';
import panel from './quiz-panel.module.css';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface QuestionViewProps {
  question: Question;
  /** From 0. */
  index: number;
  count: number;
  answer: Answer | undefined;
  confidence: Confidence[string] | undefined;
  isMarked: boolean;
  onAnswer: (answer: Answer) => void;
  /** Records how sure the learner is; undefined where that is not stored. */
  onConfidence: ((confidence: Confidence[string]) => void) | undefined;
  onMark: () => void;
  onBack: (() => void) | undefined;
  /** Continues; passes the initial order if it was left unchanged. */
  onNext: (answer?: Answer) => void;
  /** Renders the buttons in their place; below the answers by default. */
  place?: ((buttons: ReactNode) => ReactNode) | undefined;
}

/** Leaves buttons where they are. */
export const inPlace = (buttons: ReactNode): ReactNode => buttons;

const hints: Record<Question['kind'], string> = {
  single: 'Choose one.',
  multiple: 'Choose all that apply.',
  ordering: 'Put them in order: drag them, or use the arrows.',
  text: 'Not case-sensitive.',
  numeric: 'Enter a number.',
  code: 'Our server runs your program when you submit.',
};

const keyHints: Partial<typeof hints> = {
  single: 'You can also press its letter.',
  multiple: 'You can also press their letters.',
};

/** Whether a prompt itself says how many to choose, e.g. `Choose **two**.`. */
const saysHowMany = (prompt: string): boolean =>
  /\b(?:Choose|Select) \**(?:one|two|three|four|five|all that apply)\**\./.test(prompt);

const confidenceLabels: Record<Confidence[string], string> = { sure: 'Sure', guess: 'Guess' };

export const QuestionView = (props: QuestionViewProps) => {
  const { question, index, count, answer, confidence, isMarked } = props;
  const { onAnswer, onConfidence, onMark, onBack, onNext, place = inPlace } = props;
  const isTyped = question.kind === 'text' || question.kind === 'numeric';
  const isUnanswered = !isAnswered(answer) && question.kind !== 'ordering';
  const promptId = useId();
  const hintId = useId();
  const formId = useId();
  const heading = useFocusOnMount();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onNext(question.kind === 'ordering' ? orderOf(question, answer) : undefined);
  };
  return (
    <form id={formId} className={`stack-24 ${panel.panel}`} onSubmit={onSubmit} aria-label={`Question ${index + 1}`}>
      <div className={`row-12 between ${styles.head}`}>
        <h2 ref={heading} tabIndex={-1} className={`mono small-size ${styles.count}`}>
          Question {index + 1} of {count}
        </h2>
        <Button
          variant="plain"
          size="small"
          aria-pressed={isMarked}
          icon={<Flag size={16} strokeWidth={1.75} fill={isMarked ? 'currentColor' : 'none'} aria-hidden />}
          onClick={onMark}
        >
          {isMarked ? 'Marked for review' : 'Mark for review'}
        </Button>
      </div>
      <ProgressBar value={(100 * (index + 1)) / count} label="Quiz progress" />
      <fieldset className="stack-16" aria-labelledby={promptId} aria-describedby={hintId}>
        <legend>
          <VisuallyHidden>Answer to question {index + 1}</VisuallyHidden>
        </legend>
        <div id={promptId} className={`shrink ${styles.prompt}`}>
          <MarkdownWithPictures text={question.prompt} />
        </div>
        <p id={hintId} className={`note ${styles.hint}`}>
          {!saysHowMany(question.prompt) && hints[question.kind]}{' '}
          <span className={styles.keys}>{keyHints[question.kind]}</span>
        </p>
        {(question.kind === 'single' || question.kind === 'multiple') && (
          <ChoiceAnswers {...{ question, answer, onAnswer }} />
        )}
        {question.kind === 'ordering' && <OrderingAnswers {...{ question, answer, onAnswer }} />}
        {question.kind === 'code' && <CodeAnswer {...{ question, answer, onAnswer }} />}
        {isTyped && (
          <TextInput
            label={question.unit ? `Your answer (${question.unit})` : 'Your answer'}
            inputMode={question.kind === 'numeric' ? 'decimal' : 'text'}
            value={typeof answer === 'string' ? answer : ''}
            maxLength={maxTextLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onAnswer(event.currentTarget.value)}
          />
        )}
      </fieldset>
      {onConfidence && (
        <fieldset className="row-8">
          <legend className="note below-8">How sure are you? This does not change your score.</legend>
          {(['sure', 'guess'] as const).map((value) => (
            <label key={value} className={`row-8 bordered pill hoverable control-height ${styles.choice}`}>
              <input
                type="radio"
                name={`confidence-${question.id}`}
                checked={confidence === value}
                onChange={() => onConfidence(value)}
              />
              {confidenceLabels[value]}
            </label>
          ))}
        </fieldset>
      )}
      {place(
        <div className="row-12 fill">
          {onBack && <Button onClick={onBack}>Back</Button>}
          <Button
            type="submit"
            form={formId}
            className={`push-end ${styles.next}`}
            variant={isUnanswered ? 'secondary' : 'primary'}
          >
            {index === count - 1 ? 'Review answers' : 'Next question'}
          </Button>
        </div>,
      )}
    </form>
  );
};
