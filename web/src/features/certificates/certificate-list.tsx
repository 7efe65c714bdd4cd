import { Award, Eye, EyeOff } from 'lucide-react';
import type { Certificate } from '#contract/schemas/learner.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './certificate-list.module.css';
import { useVisibility } from './use-visibility.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const CertificateRow = ({ certificate }: { certificate: Certificate }) => {
  const { id, courseTitle, issuedAt, signedUrl } = certificate;
  const { isPublic, setVisibility } = useVisibility(certificate);
  return (
    <li className={`grid-16 surface ${styles.row}`}>
      <Award className="award" size={28} strokeWidth={1.5} aria-hidden />
      <div className="stack-4">
        <h3>{courseTitle}</h3>
        <p className="note">
          Issued {formatDay(issuedAt)}
          {!isPublic && ' · Only you can see it'}
        </p>
      </div>
      <div className={`row-8 ${styles.actions}`}>
        {isPublic && (
          <ButtonLink size="small" variant="plain" to={paths.certificate(id)}>
            View
          </ButtonLink>
        )}
        <a className={`row-8 inline ${styles.download}`} href={signedUrl}>
          PDF<VisuallyHidden> of the certificate for {courseTitle}</VisuallyHidden>
        </a>
        <IconButton
          label={isPublic ? `Make private: ${courseTitle}` : `Make public: ${courseTitle}`}
          title={isPublic ? 'Make private' : 'Make public'}
          icon={isPublic ? <Eye {...icon} /> : <EyeOff {...icon} />}
          onClick={() => void setVisibility(!isPublic)}
        />
      </div>
    </li>
  );
};

export const CertificateList = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <ul className="stack-12">
    {certificates.map((certificate) => (
      <CertificateRow key={certificate.id} certificate={certificate} />
    ))}
  </ul>
);
