import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-rows.module.css';

interface LinkRow {
  title: string;
  description: string;
  to: string;
  /** A fact in mono at the end, e.g. a price. */
  fact?: string;
  /** A small picture before the title. */
  mark?: ReactNode;
}

/** Pages one to a line; the whole line is the link. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <ul className={styles.list}>
    {rows.map(({ title, description, to, fact, mark }) => (
      <li key={to} className={styles.row}>
        {mark}
        <div className={styles.words}>
          <h3>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          </h3>
          <p className={styles.description}>{description}</p>
        </div>
        {fact && <span className={styles.fact}>{fact}</span>}
        <ArrowUpRight className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden />
      </li>
    ))}
  </ul>
);
