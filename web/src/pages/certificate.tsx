import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { useFetchOnce } from '../api/use-fetch-once.ts';
import { certificateIdIn, isPrintedNumber } from '../features/certificates/public/certificate-id.ts';
import { CertificateSkeleton } from '../features/certificates/public/certificate-skeleton.tsx';
import { PublicCertificate } from '../features/certificates/public/public-certificate.tsx';
import { sheetData } from '../features/certificates/public/sheet-data.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './certificate.module.css';

/** Opens the certificate whose link or id a visitor pastes. */
const CertificateLookup = () => {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  // Not the form's action, which would empty the field.
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('certificate') ?? '');
    const id = certificateIdIn(text);
    if (isPrintedNumber(text)) setError('This number is for comparison only. Enter the link below it.');
    else if (id) void navigate(paths.certificate(id));
    else setError('Enter the link to a certificate, or its ID.');
  };
  return (
    <form className={`grid-8 align-start full text-start ${styles.lookup}`} onSubmit={find} noValidate>
      <TextInput
        label="Link or ID of a certificate"
        name="certificate"
        placeholder="Paste the link or ID"
        hint="An ID is the last part of the link, such as cb909efb…7205be."
        autoComplete="off"
        error={error}
      />
      <Button variant="primary" type="submit">
        Find
      </Button>
    </form>
  );
};

/** Shown for every id without a public certificate, whatever the reason. */
const NotIssued = () => (
  <EmptyState
    drawing="award"
    title={<PageTitle size="small">No certificate found</PageTitle>}
    text={`Check the link you were given. If it is right, the certificate was hidden or deleted, or ${brand.name} did not issue it.`}
    action={<CertificateLookup />}
  />
);

/** Where visitors enter the link or the id of a certificate to verify. */
const VerifyCertificate = () => (
  <>
    <PageMeta title="Verify a certificate" />
    <EmptyState
      drawing="award"
      title={<PageTitle size="small">Verify a certificate</PageTitle>}
      text="Its page shows who earned it and for what, and your browser checks our signature."
      action={<CertificateLookup />}
    />
  </>
);

const Certificate = ({ certificateId }: { certificateId: string }) => {
  const input = useMemo(() => ({ params: { certificateId } }), [certificateId]);
  const { data, error, retry } = useFetchOnce('getCredential', input);
  if (data) {
    // The contract leaves the credential's fields to the standard; the server stores only credentials it built.
    const credential = data as unknown as OpenBadge;
    const { learnerName, courseTitle } = sheetData(credential, certificateId);
    return (
      <>
        <PageMeta title={`${courseTitle}: certificate of ${learnerName}`} />
        <PublicCertificate credential={credential} certificateId={certificateId} />
      </>
    );
  }
  return (
    <>
      <PageMeta title="Certificate" />
      {!error && <CertificateSkeleton />}
      {error?.code === 'not-found' && <NotIssued />}
      {error && error.code !== 'not-found' && (
        <ErrorPanel
          title="The certificate could not be loaded"
          isPage
          text={userFacingReason(error)}
          error={error}
          onRetry={retry}
        />
      )}
    </>
  );
};

export const Component = () => {
  const { certificateId = '' } = useParams();
  return (
    <Container className={`stack-32 top page ${styles.page}`}>
      {certificateId ? <Certificate key={certificateId} certificateId={certificateId} /> : <VerifyCertificate />}
    </Container>
  );
};
