import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './certificate-list.module.css';
import { revocationReason, revokedOn } from './revocation-text.ts';
import { useVisibility } from './use-visibility.ts';
import { VisibilityButton } from './visibility-button.tsx';

const CertificateItem = ({ certificate }: { certificate: Certificate }) => {
  const { id, courseId, kind = 'completion', learnerName, issuedAt, signedUrl, revocation } = certificate;
  const title = certificateTitle(certificate);
  const { isPublic, setVisibility } = useVisibility(certificate);
  const ofCertificate = <VisuallyHidden> of the certificate for {title}</VisuallyHidden>;
  return (
    <li className={`grid-24 align-center ${styles.item}`}>
      <div aria-hidden>
        <CertificatePreview
          {...{ name: learnerName, kind, isRevoked: revocation !== undefined }}
          course={{ id: courseId, title }}
        />
      </div>
      <div className="stack-12">
        <div className="stack-4">
          <h3>{title}</h3>
          <p className="note">
            Issued {formatDay(issuedAt)}
            {!isPublic && ' · Only you can see it'}
          </p>
          {revocation && (
            <p className="danger small-size">
              {revokedOn(revocation)}. {revocationReason(revocation)}
            </p>
          )}
        </div>
        <div className="cluster-12">
          {isPublic && (
            <ButtonLink size="small" to={paths.certificate(id)}>
              View{ofCertificate}
            </ButtonLink>
          )}
          {signedUrl && (
            <ButtonLink size="small" to={signedUrl}>
              Download PDF{ofCertificate}
            </ButtonLink>
          )}
          {revocation && (
            <ButtonLink size="small" to={paths.contact()}>
              Contact support<VisuallyHidden> about the certificate for {title}</VisuallyHidden>
            </ButtonLink>
          )}
          <VisibilityButton {...{ title, isPublic, setVisibility }} />
        </div>
      </div>
    </li>
  );
};

/** Certificates as rows, each as a small sheet beside its actions. */
export const CertificateList = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <ul className="rows rows-24">
    {certificates.map((certificate) => (
      <CertificateItem key={certificate.id} certificate={certificate} />
    ))}
  </ul>
);
