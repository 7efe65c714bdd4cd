import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { moveItem, orderOf } from './attempt.ts';
import type { AnswersProps } from './choice-answers.tsx';
import styles from './ordering-answers.module.css';

/** Options to order, with buttons or arrow keys. */
export const OrderingAnswers = ({ question, answer, onAnswer }: AnswersProps) => {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  const order = orderOf(question, answer);

  // Moving an element in the document drops its focus.
  useEffect(() => {
    if (!focusNext.current) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const move = (id: string, by: 1 | -1) => {
    const next = moveItem(order, id, by);
    const text = question.options.find((option) => option.id === id)?.text ?? '';
    focusNext.current = `[data-option="${id}"] [data-by="${by}"]`;
    onAnswer(next);
    announce(`${text}: position ${next.indexOf(id) + 1} of ${next.length}`);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <ol ref={list} className="stack-8">
      {order.map((id, position) => {
        const text = question.options.find((option) => option.id === id)?.text ?? '';
        return (
          <li key={id} className={`grid-12 ${styles.row}`} data-option={id} onKeyDown={(event) => onKeyDown(event, id)}>
            <span className={`centered ${styles.position}`} aria-hidden>
              {position + 1}
            </span>
            <span>{text}</span>
            <span className={styles.buttons}>
              <IconButton
                data-by={-1}
                label={`Move up: ${text}`}
                title="Move up"
                aria-disabled={position === 0 || undefined}
                icon={<ArrowUp size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => move(id, -1)}
              />
              <IconButton
                data-by={1}
                label={`Move down: ${text}`}
                title="Move down"
                aria-disabled={position === order.length - 1 || undefined}
                icon={<ArrowDown size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => move(id, 1)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
};
