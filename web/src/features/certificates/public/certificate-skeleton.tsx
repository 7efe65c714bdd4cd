import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './certificate-skeleton.module.css';

/** Stands for a public certificate that is on its way. */
export const CertificateSkeleton = () => (
  <Skeleton label="Loading the certificate" className={styles.skeleton}>
    <Bone shape="title" className={styles.title} />
    <Bone className={styles.lead} />
    <Bone className={styles.sheet} />
    <Bone className={styles.card} />
  </Skeleton>
);
