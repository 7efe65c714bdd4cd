import type { Profile } from '#contract/schemas/learner.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CertificatePreview } from './certificate-preview.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Name printed on certificates, with a preview. */
export const CertificateSection = ({
  form: { draft, change, errors },
  profile,
}: {
  form: ProfileForm;
  profile: Profile;
}) => (
  <SettingsSection
    title="On certificates"
    text="Employers may compare it with your ID. Issued certificates keep their name."
  >
    <TextInput
      label="Name on certificates"
      optional
      hint="If empty, your display name is used."
      autoComplete="off"
      maxLength={100}
      value={draft.certificateName}
      error={errors.certificateName}
      onChange={({ target }) => change({ certificateName: target.value })}
    />
    <CertificatePreview name={draft.certificateName.trim() || draft.name.trim()} seed={profile.id} />
  </SettingsSection>
);
