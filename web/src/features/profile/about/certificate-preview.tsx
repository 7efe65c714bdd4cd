import { brand } from '#contract/brand.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import styles from './certificate-preview.module.css';

interface CertificatePreviewProps {
  /** Empty while unknown. */
  name: string;
  /** Chooses the ornament. */
  seed: string;
}

/** Small preview of the top of a certificate with a name on it. */
export const CertificatePreview = ({ name, seed }: CertificatePreviewProps) => (
  <figure className={styles.figure}>
    <div className={styles.sheet}>
      <Cover id={seed} className={styles.ornament} />
      <p className={styles.brand}>{brand.name}</p>
      <p className={styles.kind}>Certificate of completion</p>
      <p className={styles.name}>{name || 'Your name'}</p>
      <p className={styles.text}>has completed every lesson of the course</p>
    </div>
    <figcaption className={styles.caption}>Preview of your certificates.</figcaption>
  </figure>
);
