import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import type { Profile } from '#contract/schemas/learner.ts';
import { Button } from '#web/src/ui/button.tsx';
import profileStyles from '../profile.module.css';
import styles from './profile-form.module.css';
import { AboutSection, CertificateSection, WeekSection } from './profile-sections.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Profile form with one save button. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const form = useProfileForm(profile);
  const { errors, failure, busy, isDirty, save } = form;
  const element = useRef<HTMLFormElement>(null);

  // Focuses the first invalid field after a rejected save.
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  const bar = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!bar.current?.contains(target)) lastField.current = target;
  };
  // The bar can cover the changed field when it appears, and takes the focus with it when it disappears after saving.
  useEffect(() => {
    if (isDirty) lastField.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else if (document.activeElement === document.body) lastField.current?.focus({ preventScroll: true });
  }, [isDirty]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };

  return (
    <form ref={element} className={styles.form} onSubmit={submit} onFocus={onFocus} noValidate aria-label="Profile">
      <AboutSection form={form} />
      <CertificateSection form={form} />
      <WeekSection form={form} />
      {isDirty && (
        <div ref={bar} className={`grid one-column four-eight ${profileStyles.columns} line-above ${styles.bar}`}>
          <div className={`cluster-8 control-height ${styles.save}`}>
            <Button variant="primary" type="submit" busy={busy}>
              Save profile
            </Button>
            <p className="note">
              {failure ? (
                <span className="danger" role="alert">
                  {failure}
                </span>
              ) : (
                'You have unsaved changes.'
              )}
            </p>
          </div>
        </div>
      )}
    </form>
  );
};
