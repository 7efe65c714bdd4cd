import { Download, Link2, Printer, RotateCw } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { CertificateSheet, type SheetData } from '../certificate-sheet.tsx';
import { copyLink } from '../copy-link.ts';
import { revocationReason } from '../revocation-text.ts';
import { type Verdict, verdictOf } from '../verification/step.ts';
import { useVerification } from '../verification/use-verification.ts';
import { VerdictLink, VerificationCard } from '../verification/verification-card.tsx';
import { CertificateDetails } from './certificate-details.tsx';
import styles from './public-certificate.module.css';
import { sheetData } from './sheet-data.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface PublicCertificateProps {
  credential: OpenBadge;
  certificateId: string;
}

/** What the certificate is for, within a sentence. */
const achievementText = ({ kind, courseTitle }: SheetData): string =>
  kind === 'mastery' ? courseTitle : `the course ${courseTitle}`;

const Title = ({ verdict, data }: { verdict: Verdict; data: SheetData }) => {
  const { learnerName, revocation } = data;
  switch (verdict) {
    case 'failed':
      return (
        <PageTitle lead={`It claims to be issued by ${brand.name}, but the verification failed.`}>
          This certificate is not genuine
        </PageTitle>
      );
    case 'revoked':
      return (
        <PageTitle
          lead={`${brand.name} issued it to ${learnerName} for ${achievementText(data)}. ${revocation ? revocationReason(revocation) : ''}`}
        >
          This certificate was revoked
        </PageTitle>
      );
    default:
      return (
        <PageTitle lead={`For ${achievementText(data)}, issued by ${brand.name}.`}>
          Certificate of {learnerName}
        </PageTitle>
      );
  }
};

/** Shown in place of a certificate that is not genuine: how to get the genuine one, and where to report this one. */
const NotGenuine = ({ site }: { site: string }) => (
  <section className="stack-16 start" aria-labelledby="not-genuine">
    <h2 id="not-genuine" className="title-size">
      What you can do
    </h2>
    <p className="muted">
      Ask the person who sent it for the link to their certificate. A genuine one opens at{' '}
      <span className="primary break-anywhere">{site}</span>, and this page then says “Verified”.
    </p>
    <p className="muted">
      If somebody presents this certificate as their own, tell us where you found it. Its holder may not know.
    </p>
    <ButtonLink to={paths.contact()}>Report it</ButtonLink>
  </section>
);

interface ActionsProps {
  verdict: Verdict;
  verifyUrl: string;
  certificateId: string;
  credentialUrl: string;
}

/** Buttons that copy the link, download the credential and print the certificate. */
const Actions = ({ verdict, verifyUrl, certificateId, credentialUrl }: ActionsProps) => (
  <>
    <Button
      wide
      variant={verdict === 'verified' || verdict === 'checking' ? 'primary' : 'secondary'}
      icon={<Link2 {...icon} />}
      onClick={() => void copyLink(verifyUrl)}
    >
      Copy link
    </Button>
    <ButtonLink
      wide
      icon={<Download {...icon} />}
      to={credentialUrl}
      target="_self"
      download={`certificate-${certificateId}.json`}
    >
      Download credential
    </ButtonLink>
    <Button wide variant="plain" icon={<Printer {...icon} />} onClick={() => window.print()}>
      Print
    </Button>
  </>
);

/** Public certificate page: the sheet, its verification and its details. */
export const PublicCertificate = ({ credential, certificateId }: PublicCertificateProps) => {
  const { steps, checkAgain } = useVerification(credential, certificateId);
  const verdict = verdictOf(steps);
  const isForged = verdict === 'failed';
  const isRevoked = verdict === 'revoked';
  const data = { ...sheetData(credential, certificateId), isRevoked, revocation: steps.at(-1)?.revocation };
  const verifyUrl = new URL(paths.certificate(certificateId), location.origin).href;
  return (
    <>
      <div data-no-print>
        <Title verdict={verdict} data={data} />
        {!isForged && !isRevoked && <VerdictLink steps={steps} />}
      </div>
      <div className={`grid align-start ${styles.columns}`}>
        <div className={`stack-64 shrink ${styles.main}`}>
          {isForged ? (
            <NotGenuine site={new URL('.', verifyUrl).href} />
          ) : (
            <>
              <CertificateSheet certificate={data} verifyUrl={verifyUrl} />
              <CertificateDetails credential={credential} data={data} />
            </>
          )}
        </div>
        <VerificationCard steps={steps}>
          {verdict === 'unavailable' && (
            <Button wide variant="primary" icon={<RotateCw {...icon} />} onClick={checkAgain}>
              Check again
            </Button>
          )}
          <Actions {...{ verdict, verifyUrl, certificateId }} credentialUrl={credential.id} />
        </VerificationCard>
      </div>
    </>
  );
};
