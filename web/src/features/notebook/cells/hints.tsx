import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import styles from './cells.module.css';

interface HintsProps {
  /** Title of the exercise. */
  exercise: string;
  hints: readonly string[];
  /** How many are shown. */
  shown: number;
  /** Absent once the answer has passed. */
  onShow: (() => void) | undefined;
}

/** The hints of an exercise, each shown when the learner asks for it. Moves the focus to the hint that appears. */
export const Hints = ({ exercise, hints, shown, onShow }: HintsProps) => {
  const newest = useRef<HTMLLIElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (shown > 0 && isAsked.current) newest.current?.focus();
  }, [shown]);

  const visible = hints.slice(0, shown);
  return (
    <>
      {visible.length > 0 && (
        <ol className={`stack-12 ${styles.hints}`} aria-label={`Hints for ${exercise}`}>
          {visible.map((hint, index) => (
            <li key={hint} ref={index === visible.length - 1 ? newest : undefined} tabIndex={-1}>
              <p className="label muted">
                Hint {index + 1} of {hints.length}
              </p>
              <Markdown text={hint} />
            </li>
          ))}
        </ol>
      )}
      {onShow && visible.length < hints.length && (
        <Button
          size="small"
          variant="plain"
          className={`self-start ${styles.ask}`}
          icon={<Lightbulb size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            isAsked.current = true;
            onShow();
          }}
        >
          {visible.length === 0 ? 'Show a hint' : 'Show the next hint'}
        </Button>
      )}
    </>
  );
};
