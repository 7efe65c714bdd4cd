import { brand } from '#contract/brand.ts';
import { Cover } from '../ui/cover/cover.tsx';
import styles from './certificate-preview.module.css';

interface CertificatePreviewProps {
  /** Empty while unknown. */
  name: string;
  /** What it is for: the id of the course, and the title of the course or of Mastery of it. */
  course: { id: string; title: string };
  kind?: 'completion' | 'mastery';
  /** Not earned yet: drawn pale, with a dashed line. */
  isUnearned?: boolean;
  isRevoked?: boolean;
}

/** Small preview of the top of a certificate with a name on it. */
export const CertificatePreview = ({
  name,
  course,
  kind = 'completion',
  isUnearned,
  isRevoked,
}: CertificatePreviewProps) => (
  <div
    className={`stack-4 relative paper query-container primary bordered ${styles.sheet}`}
    data-unearned={isUnearned || undefined}
    data-revoked={isRevoked || undefined}
  >
    <Cover id={course.id} className={`absolute ${styles.ornament}`} />
    <p className={styles.brand}>{brand.name}</p>
    <p className={`${isRevoked ? 'danger' : 'award'} ${styles.kind}`}>
      {isRevoked ? 'Revoked' : `Certificate of ${kind}`}
    </p>
    <p className={`break-anywhere ${styles.name}`}>{name || 'Your name'}</p>
    <p className="note">
      {isUnearned ? 'Not earned yet' : kind === 'mastery' ? 'has earned' : 'has completed the course'}
    </p>
    <p className={styles.brand}>{course.title}</p>
  </div>
);
