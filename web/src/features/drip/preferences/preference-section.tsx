import type { ReactNode } from 'react';
import styles from './preferences.module.css';

interface PreferenceSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One setting of the preferences page. */
export const PreferenceSection = ({ id, title, text, children }: PreferenceSectionProps) => (
  <section className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={styles.heading}>
      {title}
    </h2>
    {text && <p className={styles.text}>{text}</p>}
    {children}
  </section>
);
