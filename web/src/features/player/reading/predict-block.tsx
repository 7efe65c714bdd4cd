import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LessonBlock } from '#contract/rules/lesson/lesson-blocks.ts';
import { Button } from '#web/src/ui/button.tsx';
import { RenderedMarkdown } from '#web/src/ui/markdown/rendered-markdown.tsx';
import { SideBySide } from '#web/src/ui/side-by-side.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './predict-block.module.css';

interface OptionsProps {
  options: readonly string[];
  guess: string;
  error: string | undefined;
  /** Id of the question, which tells these options from those of other predictions. */
  questionId: string;
  onGuess: (guess: string) => void;
}

const Options = ({ options, guess, error, questionId, onGuess }: OptionsProps) => {
  const id = useId();
  return (
    <fieldset className="stack-8 one-column" aria-labelledby={`${id}-legend ${questionId}`}>
      <legend id={`${id}-legend`} className="below-8">
        Your guess
      </legend>
      {options.map((option) => (
        <label key={option} className={`row-12 surface hover-border regular body control-height ${styles.option}`}>
          <input
            type="radio"
            className="fixed"
            name={id}
            checked={guess === option}
            aria-describedby={error && `${id}-error`}
            onChange={() => onGuess(option)}
          />
          {option}
        </label>
      ))}
      {error && (
        <p className="small danger" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

interface PredictBlockProps extends Omit<Extract<LessonBlock, { kind: 'predict' }>, 'kind'> {
  /** Hides `children` until the answer is shown. */
  folds: boolean;
  /** The text that follows the prediction and may give its answer away. */
  children: ReactNode;
}

/**
 * A question whose answer appears beside the reader's guess, with the following text below. The guess stays on the page
 * and is not stored.
 */
export const PredictBlock = ({ question, options, answer, folds, children }: PredictBlockProps) => {
  const questionId = useId();
  const result = useRef<HTMLDivElement>(null);
  const [guess, setGuess] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const hasOptions = options.length > 0;

  // The pressed button is gone, so the focus moves to the answer.
  useEffect(() => {
    if (isOpen) result.current?.focus();
  }, [isOpen]);

  const change = (text: string) => {
    setMissing(false);
    setGuess(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (guess.trim() !== '') return setOpen(true);
    setMissing(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  const giveUp = () => {
    setGuess('');
    setOpen(true);
  };
  const error = isMissing
    ? `${hasOptions ? 'Choose one' : 'Write a few words'} first, or say that you don’t know.`
    : undefined;

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no Markdown in its legend. */}
      <div className="stack-16 one-column surface padded-24" role="group" aria-labelledby={questionId} data-block>
        <div id={questionId} className="stack-4 one-column">
          <p className="note">Predict, then compare</p>
          <div className="strong">
            <RenderedMarkdown text={question} />
          </div>
        </div>
        {!isOpen && (
          <form className="stack-12 one-column" aria-labelledby={questionId} onSubmit={submit}>
            {hasOptions ? (
              <Options {...{ options, guess, error, questionId }} onGuess={change} />
            ) : (
              <TextInput
                label="Your guess"
                error={error}
                maxLength={300}
                autoComplete="off"
                value={guess}
                onChange={(event) => change(event.currentTarget.value)}
              />
            )}
            <div className="cluster-8" data-no-print>
              <Button type="submit">Show answer</Button>
              <Button variant="plain" onClick={giveUp}>
                I don’t know
              </Button>
            </div>
            {children && folds && (
              <p className="note" data-no-print>
                The explanation appears with the answer.
              </p>
            )}
          </form>
        )}
        {/* Before a guess, the answer appears only in print. */}
        <div ref={result} data-print-only={!isOpen || undefined} tabIndex={-1}>
          <SideBySide
            sides={[
              {
                label: 'Your guess',
                content: <p className={guess ? 'break-anywhere' : 'muted'}>{guess || 'None'}</p>,
                isOnPaper: guess !== '',
              },
              { label: 'The answer', content: <RenderedMarkdown text={answer} /> },
            ]}
          />
        </div>
      </div>
      {children && (
        <div className="stack-24 one-column" data-print-only={(folds && !isOpen) || undefined}>
          {children}
        </div>
      )}
    </>
  );
};
