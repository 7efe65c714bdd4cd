import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

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
    <section className={`${styles.columns} ${styles.section} line-above`} aria-labelledby={titleId} id={id}>
      <div className="stack-8 top">
        <h2 id={titleId} className="title" tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={`note ${styles.about}`}>{text}</p>}
      </div>
      <div className="stack-24 top text-width">{children}</div>
    </section>
  );
};
