import { type FormEvent, useState } from 'react';
import type { IdentityObject } from '#contract/credential/open-badge.ts';
import { isEmail, normalizeEmail } from '#contract/rules/email.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './holder-check.module.css';

/** Checks an email address against the hash in this browser, without sending it. */
const isHolder = async (email: string, { identityHash, salt = '' }: IdentityObject): Promise<boolean> => {
  const text = new TextEncoder().encode(normalizeEmail(email) + salt);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return identityHash === `sha256$${hex}`;
};

/** Compares an email address with the hash in a certificate. */
export const HolderCheck = ({ identity }: { identity: IdentityObject }) => {
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<{ email: string; isHolder: boolean }>();
  // Not the form's action, which would empty the field.
  const checkEmail = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setResult(undefined);
    setError(isEmail(email) ? undefined : messages.emailInvalid);
    if (isEmail(email)) setResult({ email, isHolder: await isHolder(email, identity) });
  };
  return (
    <form className={`grid-12 align-start ${styles.form}`} onSubmit={(event) => void checkEmail(event)} noValidate>
      <TextInput
        label="Email address of the holder"
        hint="Compared in your browser and not sent anywhere."
        name="email"
        type="email"
        autoComplete="off"
        error={error}
      />
      <Button type="submit">Compare</Button>
      <p role="status" className={`all-columns strong ${styles.answer}`}>
        {result &&
          (result.isHolder
            ? `Yes, this certificate belongs to ${result.email}.`
            : `No, this certificate does not belong to ${result.email}.`)}
      </p>
    </form>
  );
};
