import { useState } from 'react';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import { maxNameLength } from '#contract/rules/profile-limits.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';

const noInput = {};

interface NameFormProps {
  courseId: string;
  kind?: 'completion' | 'mastery';
  onName: (name: string) => Promise<void>;
}

/** Asks for the name to print and shows it on the certificate, because an issued one cannot change it. */
export const NameForm = ({ courseId, kind = 'completion', onName }: NameFormProps) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data } = useOperation('listEnrolledCourses', noInput);
  const courseTitle = data?.courses.find(({ id }) => id === courseId)?.title;
  const title = courseTitle ? certificateTitle({ courseTitle, ...(kind === 'mastery' && { kind }) }) : '';
  const submit = async () => {
    if (!name.trim()) {
      setError('Enter the name for your certificate.');
      return;
    }
    setBusy(true);
    await onName(name.trim());
    setBusy(false);
  };
  return (
    <div className="grid-32 halves align-center">
      <form className="stack-24" action={submit} noValidate>
        <TextInput
          label="Name on your certificate"
          hint="Printed exactly as entered. You cannot change it on this certificate later."
          name="name"
          autoComplete="name"
          maxLength={maxNameLength}
          required
          error={error}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button className="self-start" variant="primary" type="submit" busy={busy}>
          Get my certificate
        </Button>
      </form>
      <div aria-hidden>
        <CertificatePreview {...{ name, kind }} course={{ id: courseId, title }} />
      </div>
    </div>
  );
};
