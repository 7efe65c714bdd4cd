import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { errorMessage } from '../api/problem-messages.ts';
import { useFetchOnce } from '../api/use-fetch-once.ts';
import { CertificateSkeleton } from '../features/certificates/public/certificate-skeleton.tsx';
import { NotIssued } from '../features/certificates/public/not-issued.tsx';
import { PublicCertificate } from '../features/certificates/public/public-certificate.tsx';
import { sheetData } from '../features/certificates/public/sheet-data.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import layout from '../ui/layout.module.css';
import styles from './certificate.module.css';

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
        <ErrorPanel title="The certificate could not be loaded" isPage text={errorMessage(error)} onRetry={retry} />
      )}
    </>
  );
};

export const Component = () => {
  const { certificateId = '' } = useParams();
  return (
    <Container className={`${layout.stack32} ${layout.top} ${styles.page}`}>
      <Certificate key={certificateId} certificateId={certificateId} />
    </Container>
  );
};
