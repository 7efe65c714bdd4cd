import { lazy, Suspense } from 'react';
import { brand } from '#contract/brand.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { formatLongDate } from '#web/src/lib/format.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import styles from './certificate-sheet.module.css';

export interface SheetData extends Pick<Certificate, 'id' | 'courseId' | 'courseTitle' | 'learnerName' | 'issuedAt'> {
  /** Duration and instructor, if the certificate states them. */
  line?: string | undefined;
}

const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })));

interface CertificateSheetProps {
  certificate: SheetData;
  /** Public page that verifies the certificate. */
  verifyUrl: string;
}

/** Certificate as in the PDF, for screen and print. */
export const CertificateSheet = ({ certificate, verifyUrl }: CertificateSheetProps) => (
  <article className={`stack-32 ${styles.sheet}`} aria-label={`Certificate of ${certificate.learnerName}`}>
    <Cover id={certificate.courseId} className={styles.ornament} />
    <p className={styles.brand}>{brand.name}</p>
    <div className={`stack-8 ${styles.copy}`}>
      <p className={styles.kind}>Certificate of completion</p>
      <p className={styles.name}>{certificate.learnerName}</p>
      <p className="note">has completed the course</p>
      <p className={styles.course}>{certificate.courseTitle}</p>
      <p className="note">
        {certificate.line && `${certificate.line} · `}
        issued {formatLongDate(certificate.issuedAt, 'UTC')}
      </p>
    </div>
    <div className={`grid-24 ${styles.proof}`}>
      <div className={styles.id}>
        <p>Certificate {certificate.id}</p>
        <p className={styles.address}>Verify at {verifyUrl.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={verifyUrl} />
        </Suspense>
      </div>
    </div>
  </article>
);
