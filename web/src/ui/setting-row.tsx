import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

/** A list of settings. */
export const SettingRows = ({ children }: { children: ReactNode }) => (
  <div className={`lines rows-16 ${styles.rows}`}>{children}</div>
);

interface SettingRowProps {
  /** Target of links. */
  id?: string;
  title: string;
  text: ReactNode;
  /** Its button, with the dialog it opens, at the right of the text; below it on narrow screens. */
  action: ReactNode;
  /** Result of the action. */
  children?: ReactNode;
}

/** A setting that a button changes. */
export const SettingRow = ({ id, title, text, action, children }: SettingRowProps) => (
  <div className={`grid-12 one-column align-center ${styles.row}`} id={id}>
    <div className="stack-4">
      <h3 className="body" tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h3>
      {typeof text === 'string' ? <p className="note">{text}</p> : text}
    </div>
    <div>{action}</div>
    {children && <div className="all-columns">{children}</div>}
  </div>
);
