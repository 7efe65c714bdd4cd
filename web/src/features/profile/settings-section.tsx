import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** Explains the section in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
  /** Target of links to this section. */
  id?: string;
}

/** Section of the profile: description on the left, controls on the right; stacked on narrow screens. */
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
