import { Search } from 'lucide-react';
import styles from './transcript.module.css';

interface TranscriptSearchProps {
  query: string;
  onChange: (query: string) => void;
  /** Enter: seeks to the first match. */
  onSubmit: () => void;
  /** Number of matches as text; empty without a query. */
  result: string;
  /** Id of the searched list. */
  controls: string;
}

export const TranscriptSearch = ({ query, onChange, onSubmit, result, controls }: TranscriptSearchProps) => (
  <form
    className={`row-8 outlined muted control-height ground-surface focus-inside ${styles.search}`}
    data-no-print
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <Search size={18} strokeWidth={1.75} aria-hidden />
    <input
      type="search"
      className={`fill primary ${styles.query}`}
      aria-label="Search the transcript"
      aria-controls={controls}
      placeholder="Search the transcript"
      autoComplete="off"
      value={query}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
      }}
    />
    <span className="small numbers" role="status">
      {result}
    </span>
  </form>
);
