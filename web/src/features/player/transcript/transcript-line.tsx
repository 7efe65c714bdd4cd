import { memo } from 'react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { piecesOf, type TranscriptLine } from './lines.ts';
import styles from './transcript.module.css';

interface TranscriptLineRowProps {
  line: TranscriptLine;
  query: string;
  isCurrent: boolean;
  onSeek: (seconds: number) => void;
}

/** One line; pressing it seeks to where it is spoken. */
export const TranscriptLineRow = memo(({ line, query, isCurrent, onSeek }: TranscriptLineRowProps) => (
  <li>
    <button
      type="button"
      className={`moment grid align-baseline full muted hover-text focus-inset text-start rounded ${styles.line}`}
      aria-current={isCurrent || undefined}
      onClick={() => onSeek(line.start)}
    >
      <span className="mono">{formatTimestamp(line.start)}</span>
      <span>
        {piecesOf(line.text, query).map(({ text, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beyond their order.
          isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
    </button>
  </li>
));
