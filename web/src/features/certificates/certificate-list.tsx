import { Award } from 'lucide-react';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './certificate-list.module.css';
import { revocationReason, revokedOn } from './revocation-text.ts';
import { useVisibility } from './use-visibility.ts';
import { VisibilityButton } from './visibility-button.tsx';

const CertificateItem = ({ certificate }: { certificate: Certificate }) => {
  const { id, courseId, issuedAt, signedUrl, revocation } = certificate;
  const title = certificateTitle(certificate);
  const { isPublic, setVisibility } = useVisibility(certificate);
  return (
    <li className={`stack-8 ${styles.item}`}>
      <div className={`stack-8 relative paper primary padded-24 bordered ${styles.sheet}`}>
        <Cover id={courseId} className={styles.cover} />
        <Award className="award" size={28} strokeWidth={1.5} aria-hidden />
        <h3 className="title-size">{title}</h3>
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
      <div className={`row-8 ${styles.actions}`}>
        {isPublic && (
          <ButtonLink size="small" variant="plain" to={paths.certificate(id)}>
            View
          </ButtonLink>
        )}
        {signedUrl && (
          <a className={`row-8 inline ${styles.download}`} href={signedUrl}>
            PDF<VisuallyHidden> of the certificate for {title}</VisuallyHidden>
          </a>
        )}
        <VisibilityButton className="push-end" {...{ title, isPublic, setVisibility }} />
      </div>
    </li>
  );
};

/** Certificates as small sheets, with their actions below. */
export const CertificateList = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <ul className={`stack-24 ${styles.sheets}`}>
    {certificates.map((certificate) => (
      <CertificateItem key={certificate.id} certificate={certificate} />
    ))}
  </ul>
);
