import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';
import { type ProfileSectionId, profileSections } from './sections.ts';

interface SettingsSectionProps {
  id: ProfileSectionId;
  /** Explains the section in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
}

/** Section of the profile: description on the left, controls on the right; stacked on narrow screens. */
export const SettingsSection = ({ id, text, children }: SettingsSectionProps) => {
  const titleId = useId();
  return (
    <section
      className={`grid one-column four-eight ${styles.columns} padded-block-32 ${styles.section} line-above`}
      aria-labelledby={titleId}
      id={id}
    >
      <div className="stack-8 top">
        <h2 id={titleId} className="title" tabIndex={-1}>
          {profileSections[id]}
        </h2>
        {text && <p className={`note ${styles.about}`}>{text}</p>}
      </div>
      <div className="stack-24 top text-width">{children}</div>
    </section>
  );
};
