import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { moveItem, orderOf } from './attempt.ts';
import type { AnswersProps } from './choice-answers.tsx';
import styles from './ordering-answers.module.css';

/** Options to order: drag them by their handles, or use the buttons or arrow keys. */
export const OrderingAnswers = ({ question, answer, onAnswer }: AnswersProps) => {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  const [dragged, setDragged] = useState<string>();
  const order = orderOf(question, answer);

  // Moving an element in the document drops its focus.
  useEffect(() => {
    if (!focusNext.current) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const announcePosition = (id: string, shown: readonly string[]) =>
    announce(`${textOf(id)}: position ${shown.indexOf(id) + 1} of ${shown.length}`);
  const move = (id: string, by: 1 | -1) => {
    const next = moveItem(order, id, by);
    focusNext.current = `[data-option="${id}"] [data-by="${by}"]`;
    onAnswer(next);
    announcePosition(id, next);
  };
  // The list captures the pointer, because the dragged row itself moves in the document.
  const startDrag = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  /** Moves the dragged row to the pointer's position among the centers of the others; returns the order. */
  const drag = ({ clientY }: PointerEvent): string[] => {
    if (dragged === undefined) return order;
    const others = [...(list.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter(
      ({ dataset }) => dataset.option !== dragged,
    );
    const middles = others.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const by = middles.filter((middle) => middle < clientY).length - order.indexOf(dragged);
    const next = moveItem(order, dragged, by);
    if (by !== 0) onAnswer(next);
    return next;
  };
  const endDrag = (shown: readonly string[]) => {
    if (dragged !== undefined) announcePosition(dragged, shown);
    setDragged(undefined);
  };
  // The last movement may not be rendered yet.
  const drop = (event: PointerEvent) => endDrag(drag(event));
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <ol ref={list} className="stack-8" onPointerMove={drag} onPointerUp={drop} onPointerCancel={() => endDrag(order)}>
      {order.map((id, position) => {
        const text = textOf(id);
        return (
          <li
            key={id}
            className={`grid-12 align-center bordered rounded ground-surface ${styles.row}`}
            data-option={id}
            data-dragged={id === dragged || undefined}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            <span
              className={`row-8 control-height muted ${styles.handle}`}
              aria-hidden
              onPointerDown={(event) => startDrag(event, id)}
            >
              <GripVertical size={20} strokeWidth={1.75} />
              <span className={`centered ground-sunken muted ${styles.position}`}>{position + 1}</span>
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
