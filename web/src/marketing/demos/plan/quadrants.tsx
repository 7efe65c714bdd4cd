import { X } from 'lucide-react';
import { classNames } from '#web/src/ui/class-names.ts';
import { needsScript } from '../demo-section.tsx';
import styles from './quadrants.module.css';
import { type Board, type Field, fieldCopy, fields } from './swot-board.ts';

interface QuadrantsProps {
  board: Board;
  /** The field of the current question. */
  asked: Field;
  onRemove: (field: Field, note: string) => void;
}

export const Quadrants = ({ board, asked, onRemove }: QuadrantsProps) => (
  <div className={styles.board}>
    {fields.map((field) => (
      <section
        key={field}
        className={styles.field}
        data-asked={field === asked || undefined}
        aria-label={fieldCopy[field].title}
      >
        <h4 className={styles.title}>{fieldCopy[field].title}</h4>
        <ul className={styles.notes}>
          {board[field].map((note) => (
            <li key={note} className={styles.note}>
              <span>{note}</span>
              <button
                type="button"
                className={classNames(styles.remove, needsScript)}
                aria-label={`Remove: ${note}`}
                onClick={() => onRemove(field, note)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
