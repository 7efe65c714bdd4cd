import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { GoalChoice } from './goal-choice.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export const WeekSection = ({ form: { draft, change, errors } }: { form: ProfileForm }) => (
  <SettingsSection
    id="week"
    title="Your week"
    text="Study days are counted in your time zone. Your goal is private, and no email reminds you of it."
  >
    <TimeZoneField zone={draft.timeZone} error={errors.timeZone} onChange={(timeZone) => change({ timeZone })} />
    <GoalChoice goal={draft.weeklyGoal} onChange={(weeklyGoal) => change({ weeklyGoal })} />
  </SettingsSection>
);
