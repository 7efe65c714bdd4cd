import { Download, Link2, Printer, RotateCw } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { CertificateSheet } from '../certificate-sheet.tsx';
import { copyLink } from '../copy-link.ts';
import { verdictOf } from '../verification/step.ts';
import { useVerification } from '../verification/use-verification.ts';
import { VerificationCard } from '../verification/verification-card.tsx';
import { CertificateDetails } from './certificate-details.tsx';
import styles from './public-certificate.module.css';
import { sheetData } from './sheet-data.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface PublicCertificateProps {
  credential: OpenBadge;
  certificateId: string;
}

/** Public certificate page: the sheet, its verification and its details. */
export const PublicCertificate = ({ credential, certificateId }: PublicCertificateProps) => {
  const { steps, checkAgain } = useVerification(credential, certificateId);
  const verdict = verdictOf(steps);
  const isForged = verdict === 'failed';
  const data = sheetData(credential, certificateId);
  const verifyUrl = new URL(paths.certificate(certificateId), location.origin).href;
  return (
    <>
      <div data-no-print>
        {isForged ? (
          <PageTitle lead={`It claims to be issued by ${brand.name}, but the verification failed.`}>
            This certificate is not genuine
          </PageTitle>
        ) : (
          <PageTitle lead={`For the course ${data.courseTitle}, issued by ${brand.name}.`}>
            Certificate of {data.learnerName}
          </PageTitle>
        )}
      </div>
      <div className={isForged ? styles.alone : styles.columns}>
        {!isForged && (
          <div className={styles.main}>
            <CertificateSheet certificate={data} verifyUrl={verifyUrl} />
            <CertificateDetails credential={credential} data={data} />
          </div>
        )}
        <VerificationCard steps={steps}>
          {verdict === 'unavailable' && (
            <Button wide icon={<RotateCw {...icon} />} onClick={checkAgain}>
              Check again
            </Button>
          )}
          <ButtonLink
            wide
            variant={isForged ? 'secondary' : 'primary'}
            icon={<Download {...icon} />}
            to={credential.id}
            target="_self"
            download={`certificate-${certificateId}.json`}
          >
            Download credential
          </ButtonLink>
          {!isForged && (
            <>
              <Button wide icon={<Link2 {...icon} />} onClick={() => void copyLink(verifyUrl)}>
                Copy link
              </Button>
              <Button wide variant="plain" icon={<Printer {...icon} />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )}
        </VerificationCard>
      </div>
    </>
  );
};
