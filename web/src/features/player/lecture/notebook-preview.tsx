import { SquareTerminal } from 'lucide-react';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './notebook-preview.module.css';

const shownLines = 9;

/** The first cell of a notebook: all of a short one; the first lines of a long one, which fade out. */
export const NotebookPreview = ({ code }: { code: string }) => {
  const lines = code.split('\n');
  return (
    <figure className="surface clipped">
      <figcaption className="row-8 padded-12-16 line-below small">
        <SquareTerminal className="fixed muted" size={18} strokeWidth={1.75} aria-hidden />
        <span className="fill">The first cell of the notebook</span>
        <span className="mono numbers nowrap">{formatCount(lines.length, 'line')}</span>
      </figcaption>
      <pre className={`clipped padded-16 mono-label ${lines.length > shownLines ? styles.start : 'pre-wrap'}`}>
        <code>{lines.slice(0, shownLines).join('\n')}</code>
      </pre>
    </figure>
  );
};
