import { TextArea } from '#web/src/ui/text-area.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { LinksField } from './links-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const maxBioLength = 1000;

export const AboutSection = ({ form: { draft, change, errors } }: { form: ProfileForm }) => (
  <SettingsSection title="About you" text="Your name, and what you want to share about yourself.">
    <TextInput
      label="Display name"
      autoComplete="name"
      maxLength={100}
      value={draft.name}
      error={errors.name}
      onChange={({ target }) => change({ name: target.value })}
    />
    <TextInput
      label="Headline"
      optional
      maxLength={120}
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
  </SettingsSection>
);
