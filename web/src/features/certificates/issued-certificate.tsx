import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { linkedInUrl } from '#contract/linkedin-url.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { CertificateSheet, SheetSkeleton } from './certificate-sheet.tsx';
import { copyLink } from './copy-link.ts';
import styles from './issued-certificate.module.css';
import { revocationReason, revokedOn } from './revocation-text.ts';
import { useVisibility } from './use-visibility.ts';

/** Ways to share a certificate. */
const Sharing = ({ certificate }: { certificate: Certificate }) => (
  <>
    {!certificate.revocation && (
      <li>
        <ButtonLink wide to={linkedInUrl(certificate)}>
          Add to LinkedIn
        </ButtonLink>
      </li>
    )}
    <li>
      <ButtonLink wide to={paths.certificate(certificate.id)}>
        View public page
      </ButtonLink>
    </li>
    <li>
      <Button wide variant="plain" onClick={() => void copyLink(certificate.verifyUrl)}>
        Copy link
      </Button>
    </li>
  </>
);

interface IssuedCertificateProps {
  certificate: Certificate;
  /** The learner has just earned it. */
  isNew?: boolean;
}

/** Certificate with its actions: download, share and visibility. */
export const IssuedCertificate = ({ certificate, isNew }: IssuedCertificateProps) => {
  const { isPublic, setVisibility } = useVisibility(certificate);
  const { duration, instructor, revocation, signedUrl } = certificate;
  const line = duration && instructor ? certificateSummary({ duration, instructor }) : undefined;
  return (
    <div className={`grid-32 one-column align-start ${styles.columns}`} data-new={isNew}>
      <CertificateSheet
        certificate={{
          ...certificate,
          courseTitle: certificateTitle(certificate),
          line,
          isRevoked: revocation !== undefined,
        }}
        verifyUrl={certificate.verifyUrl}
      />
      <ul className="stack-12" data-no-print>
        {revocation && (
          <li className="danger">
            {revokedOn(revocation)}. {revocationReason(revocation)} The certificate page says so.{' '}
            <Link to={paths.contact()}>Contact support</Link> if that is not right.
          </li>
        )}
        {signedUrl && (
          <li>
            <ButtonLink
              variant="primary"
              size="large"
              wide
              icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
              to={signedUrl}
            >
              Download PDF
            </ButtonLink>
          </li>
        )}
        {isPublic && <Sharing certificate={certificate} />}
        <li>
          <Checkbox
            label="Visible to others"
            hint={
              isPublic
                ? 'Anyone with the link can view and verify the certificate.'
                : `Its public page and credential are hidden.${signedUrl ? ' You can still download it.' : ''}`
            }
            checked={isPublic}
            onChange={({ target }) => void setVisibility(target.checked)}
          />
        </li>
      </ul>
    </div>
  );
};

export const IssuedCertificateSkeleton = () => (
  <div className={`grid-32 one-column align-start ${styles.columns}`}>
    <SheetSkeleton />
    <div className="stack-12">
      <SkeletonBox shape="button" />
      <SkeletonBox shape="button" />
      <SkeletonBox shape="button" />
    </div>
  </div>
);
