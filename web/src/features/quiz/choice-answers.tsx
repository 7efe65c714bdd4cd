import { useEffect, useRef } from 'react';
import type { Question } from '#contract/schemas/quiz.ts';
import { type Answer, optionForKey, toggleOption } from './attempt.ts';
import styles from './choice-answers.module.css';

/** Props of the controls that answer a question. */
export interface AnswersProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Options as large rows of native radio buttons or checkboxes; A to D and 1 to 9 choose. */
export const ChoiceAnswers = ({ question, answer, onAnswer }: AnswersProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isSingle = question.kind === 'single';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('dialog, textarea, [type="search"], [type="text"]')) return;
      const optionId = optionForKey(question, event.key);
      if (!optionId) return;
      event.preventDefault();
      onAnswer(toggleOption(question, answer, optionId));
      list.current?.querySelector<HTMLInputElement>(`[value="${optionId}"]`)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [question, answer, onAnswer]);

  return (
    <div ref={list} className="stack-8">
      {question.options.map(({ id, text }, index) => (
        <label
          key={id}
          className={`grid-12 align-center bordered rounded ground-surface relative focus-inside ${styles.row}`}
        >
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={question.id}
            value={id}
            className={styles.input}
            checked={isSingle ? answer === id : Array.isArray(answer) && answer.includes(id)}
            onChange={() => onAnswer(toggleOption(question, answer, id))}
          />
          <kbd className={`centered ground-sunken muted system-colors ${styles.letter}`}>
            <span>
              {String.fromCharCode(65 + index)}
              <span className={styles.pause}>,</span>
            </span>
          </kbd>
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
};
