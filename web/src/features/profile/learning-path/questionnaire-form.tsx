import { type FormEvent, useEffect, useRef } from 'react';
import type { Questionnaire } from '#contract/schemas/learner.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Question, questionTexts } from './question.tsx';
import styles from './questionnaire.module.css';
import { stepCount, useQuestionnaireForm } from './use-questionnaire-form.ts';

interface QuestionnaireFormProps {
  stored: Questionnaire | null;
  onSaved: () => void;
  /** Closes the form and keeps the stored answers. */
  onCancel: () => void;
}

/** Five questions, one at a time. */
export const QuestionnaireForm = ({ stored, onSaved, onCancel }: QuestionnaireFormProps) => {
  const { answers, answer, step, position, isLast, error, busy, next, back } = useQuestionnaireForm(stored, onSaved);
  const { title, hint } = questionTexts[step];
  const isAnswered = String(answers[step] ?? '') !== '';
  const heading = useRef<HTMLLegendElement>(null);
  const shown = useRef(position);

  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    heading.current?.focus();
  }, [position]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) next();
  };

  return (
    <form className="stack-16 surface padded-24" onSubmit={submit} noValidate aria-label="Questionnaire">
      <p className="mono">
        Question {position + 1} of {stepCount}
      </p>
      <fieldset className="stack-16" aria-describedby={error ? 'question-error' : undefined}>
        <legend ref={heading} className="heading below-16" tabIndex={-1}>
          {title}
        </legend>
        {hint && <p className={`note ${styles.hint}`}>{hint}</p>}
        <Question step={step} answers={answers} onAnswer={answer} />
      </fieldset>
      {error && (
        <p className="small danger" id="question-error" role="alert">
          {error}
        </p>
      )}
      <div className="cluster-8">
        <Button variant={isAnswered ? 'primary' : 'secondary'} type="submit" busy={busy}>
          {isLast ? 'Save answers' : 'Next'}
        </Button>
        {position > 0 && (
          <Button variant="plain" onClick={back}>
            Back
          </Button>
        )}
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
