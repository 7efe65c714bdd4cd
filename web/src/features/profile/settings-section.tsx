import { type ReactNode, useId } from 'react';
import layout from '#web/src/ui/layout.module.css';
import surface from '#web/src/ui/surface.module.css';
import typography from '#web/src/ui/typography.module.css';
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
    <section className={`${styles.columns} ${styles.section} ${surface.lineAbove}`} aria-labelledby={titleId} id={id}>
      <div className={`${layout.stack8} ${layout.top}`}>
        <h2 id={titleId} className={typography.title} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={`${typography.note} ${styles.about}`}>{text}</p>}
      </div>
      <div className={`${layout.stack24} ${layout.top} ${layout.textWidth}`}>{children}</div>
    </section>
  );
};
