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
  <ul className="rows rows-24">
    {rows.map(({ title, description, to, kind, facts, mark, badge }) => (
      <li key={to} className={`relative flex wrap align-center ${styles.row}`}>
        {mark}
        <div className={`fill ${styles.name}`}>
          <h3>
            <Link className="primary undecorated whole-link" to={to}>
              {title}
            </Link>
          </h3>
          {kind && <p className="note">{kind}</p>}
        </div>
        {badge && <span className={styles.badge}>{badge}</span>}
        <div className={`stack-8 full ${styles.copy}`}>
          <p>{description}</p>
          {facts && <MetadataRow items={facts} />}
        </div>
        <ArrowUpRight className={`fixed muted ${styles.arrow}`} size={20} strokeWidth={1.75} aria-hidden />
      </li>
    ))}
  </ul>
);
