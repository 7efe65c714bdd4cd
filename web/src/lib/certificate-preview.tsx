import { brand } from '#contract/brand.ts';
import { Cover } from '../ui/cover/cover.tsx';
import styles from './certificate-preview.module.css';

interface CertificatePreviewProps {
  /** Empty while unknown. */
  name: string;
  course: { id: string; title: string };
}

/** Small preview of the top of a certificate with a name on it. */
export const CertificatePreview = ({ name, course }: CertificatePreviewProps) => (
  <div className={`stack-4 relative paper query-container primary bordered ${styles.sheet}`}>
    <Cover id={course.id} className={`absolute ${styles.ornament}`} />
    <p className={styles.brand}>{brand.name}</p>
    <p className={`award ${styles.kind}`}>Certificate of completion</p>
    <p className={`break-anywhere ${styles.name}`}>{name || 'Your name'}</p>
    <p className="note">has completed the course</p>
    <p className={styles.brand}>{course.title}</p>
  </div>
);
