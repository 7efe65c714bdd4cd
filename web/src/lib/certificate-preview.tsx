import { brand } from '#contract/brand.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import { classNames } from '../ui/class-names.ts';
import { Cover } from '../ui/cover/cover.tsx';
import styles from './certificate-preview.module.css';

interface CertificatePreviewProps {
  /** Empty while unknown. */
  name: string;
  course: { id: string; title: string };
  kind?: 'mastery' | undefined;
  /** Drawn as what it may become: pale, with a dashed line. */
  isUnearned?: boolean;
}

/** Small preview of the top of a certificate with a name on it. */
export const CertificatePreview = ({ name, course, kind, isUnearned }: CertificatePreviewProps) => (
  <div
    className={classNames(
      `stack-4 relative paper query-container bordered ${styles.sheet}`,
      isUnearned ? `muted ${styles.unearned}` : 'primary',
    )}
  >
    <Cover id={course.id} className={`absolute ${styles.ornament}`} />
    <p className={styles.brand}>{isUnearned ? 'Preview' : brand.name}</p>
    <p className={classNames(styles.kind, !isUnearned && 'award')}>Certificate of {kind ?? 'completion'}</p>
    <p className={`break-anywhere ${styles.name}`}>{name || 'Your name'}</p>
    <p className="note">
      {isUnearned ? `for ${kind ? 'demonstrating every skill' : 'completing the course'}` : 'has completed the course'}
    </p>
    <p className={styles.brand}>{certificateTitle({ courseTitle: course.title, kind })}</p>
  </div>
);
