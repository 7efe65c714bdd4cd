import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** What it is good for, in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
  /** Target of links to this section. */
  id?: string;
}

/** A part of the profile: what it is about on the left, its controls on the right; one under the other when narrow. */
export const SettingsSection = ({ title, text, children, id }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.about}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
};
