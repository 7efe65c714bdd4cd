import { useId } from 'react';
import { maxBioLength, maxHeadlineLength, maxNameLength } from '#contract/rules/profile-limits.ts';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import profileStyles from '../profile.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { LinksField } from './links-field.tsx';
import styles from './profile-sections.module.css';
import type { ProfileForm } from './use-profile-form.ts';

/** The fields of the section about the learner, below their picture. */
export const AboutSection = ({ form: { draft, change, errors } }: { form: ProfileForm }) => (
  <section
    className={`grid one-column four-eight ${profileStyles.columns} ${profileStyles.rest}`}
    aria-label="Name and bio"
  >
    <div className="stack-24 top text-width">
      <TextInput
        label="Display name"
        autoComplete="name"
        maxLength={maxNameLength}
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextInput
        label="Headline"
        optional
        maxLength={maxHeadlineLength}
        placeholder="Analyst at a small hospital"
        value={draft.headline}
        error={errors.headline}
        onChange={({ target }) => change({ headline: target.value })}
      />
      <TextArea
        label="Bio"
        optional
        rows={4}
        maxLength={maxBioLength}
        hint={`${draft.bio.length.toLocaleString('en-US')} of ${maxBioLength.toLocaleString('en-US')} characters`}
        value={draft.bio}
        error={errors.bio}
        onChange={({ target }) => change({ bio: target.value })}
      />
      <LinksField links={draft.links} errors={errors} onChange={(links) => change({ links })} />
    </div>
  </section>
);

/** Course of the certificate preview. */
const sampleCourse = { id: 'prompting-that-works', title: 'Prompting That Works' };

/** Name printed on certificates, with a preview. */
export const CertificateSection = ({ form: { draft, change, errors } }: { form: ProfileForm }) => (
  <SettingsSection
    id="certificates"
    text="Use the name on your ID: employers may compare the two. Issued certificates keep the name printed on them."
  >
    <TextInput
      label="Name on certificates"
      optional
      hint="If empty, your display name is used."
      autoComplete="off"
      maxLength={maxNameLength}
      value={draft.certificateName}
      error={errors.certificateName}
      onChange={({ target }) => change({ certificateName: target.value })}
    />
    <figure className={`stack-8 ${styles.preview}`}>
      <CertificatePreview name={draft.certificateName.trim() || draft.name.trim()} course={sampleCourse} />
      <figcaption className="note">Preview of your certificates.</figcaption>
    </figure>
  </SettingsSection>
);

const goals = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const goalDescription = (goal: number): string => {
  if (goal === 0) return 'No goal. Your study days are still counted.';
  if (goal === 7) return 'Every day. A smaller goal is easier to keep.';
  return `${goal === 1 ? 'One day' : `${goal} days`} a week, any days you like.`;
};

interface GoalChoiceProps {
  goal: number;
  onChange: (goal: number) => void;
}

/** Study days per week, from none to seven. */
const GoalChoice = ({ goal, onChange }: GoalChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="stack-8" aria-describedby={`${id}-sentence`}>
      <legend className="below-8">Weekly goal</legend>
      <div className={`outlined grid ground-surface ${styles.days}`}>
        {goals.map((days) => (
          <label key={days} className={`centered control-height hoverable focus-inside choice ${styles.choice}`}>
            <input
              type="radio"
              name={`${id}-goal`}
              value={days}
              checked={days === goal}
              onChange={() => onChange(days)}
            />
            {days === 0 ? 'Off' : days}
            {days > 0 && <VisuallyHidden>{days === 1 ? ' day a week' : ' days a week'}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className="note" id={`${id}-sentence`}>
        {goalDescription(goal)}
      </p>
    </fieldset>
  );
};

export const WeekSection = ({ form: { draft, change, errors } }: { form: ProfileForm }) => (
  <SettingsSection
    id="week"
    text="Study days are counted in your time zone. Your goal is private, and we send no reminders."
  >
    <TimeZoneField zone={draft.timeZone} error={errors.timeZone} onChange={(timeZone) => change({ timeZone })} />
    <GoalChoice goal={draft.weeklyGoal} onChange={(weeklyGoal) => change({ weeklyGoal })} />
  </SettingsSection>
);
