import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import styles from './link-rows.module.css';

interface LinkRow {
  title: string;
  description: string;
  to: string;
  /** The kind of item, shown under the title. */
  kind?: string;
  /** Short facts in mono under the description. */
  facts?: readonly string[];
  /** A small image before the title. */
  mark?: ReactNode;
  /** At the end, e.g. a status. */
  badge?: ReactNode;
}

/** Links to pages, one per row; the whole row is the link. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <ul className={styles.list}>
    {rows.map(({ title, description, to, kind, facts, mark, badge }) => (
      <li key={to} className={styles.row}>
        {mark}
        <div className={styles.name}>
          <h3>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          </h3>
          {kind && <p className={styles.kind}>{kind}</p>}
        </div>
        {badge && <span className={styles.badge}>{badge}</span>}
        <div className={styles.copy}>
          <p>{description}</p>
          {facts && <MetadataRow items={facts} />}
        </div>
        <ArrowUpRight className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden />
      </li>
    ))}
  </ul>
);
