import { Award } from 'lucide-react';
import type { Certificate } from '../../../../contract/schemas/learner.ts';
import { formatDay } from '../../site/format.ts';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './certificate-list.module.css';

/** Certificates a learner has earned, newest first. */
export const CertificateList = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <ul className={styles.list}>
    {certificates.map((certificate) => (
      <li key={certificate.id} className={styles.row}>
        <Award className={styles.mark} size={28} strokeWidth={1.5} aria-hidden />
        <div className={styles.words}>
          <h3 className={styles.title}>{certificate.courseTitle}</h3>
          <p className={styles.fact}>Issued {formatDay(certificate.issuedAt)}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink size="small" look="plain" to={paths.certificate(certificate.id)}>
            View
          </ButtonLink>
          <a className={styles.download} href={certificate.signedUrl}>
            PDF<VisuallyHidden> of the certificate for {certificate.courseTitle}</VisuallyHidden>
          </a>
        </div>
      </li>
    ))}
  </ul>
);
