import { useState } from 'react';
import { maxNameLength } from '#contract/rules/profile-limits.ts';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './name-form.module.css';

/** Asks for the name to print, because an issued certificate cannot change it. */
export const NameForm = ({ onName }: { onName: (name: string) => Promise<void> }) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (form: FormData) => {
    const name = String(form.get('name') ?? '').trim();
    if (!name) {
      setError('Enter the name for your certificate.');
      return;
    }
    setBusy(true);
    await onName(name);
    setBusy(false);
  };
  return (
    <form className={`stack-24 start ${styles.form}`} action={submit} noValidate>
      <TextInput
        label="Name on your certificate"
        hint="Printed exactly as entered. You cannot change it on this certificate later."
        name="name"
        autoComplete="name"
        maxLength={maxNameLength}
        required
        error={error}
      />
      <Button variant="primary" type="submit" busy={busy}>
        Get my certificate
      </Button>
    </form>
  );
};
