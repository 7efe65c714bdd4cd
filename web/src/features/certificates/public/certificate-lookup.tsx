import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { certificateIdIn } from './certificate-id.ts';

/** Opens the certificate whose link or id a visitor pastes. */
export const CertificateLookup = () => {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const find = (form: FormData) => {
    const id = certificateIdIn(String(form.get('certificate') ?? ''));
    if (id) void navigate(paths.certificate(id));
    else setError('Enter the link to a certificate, or its id.');
  };
  return (
    <form className="stack-12 center full" action={find} noValidate>
      <TextInput label="Link or id of a certificate" name="certificate" autoComplete="off" error={error} />
      <Button variant="primary" type="submit">
        Find certificate
      </Button>
    </form>
  );
};
