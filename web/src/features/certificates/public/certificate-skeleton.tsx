import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './certificate-skeleton.module.css';

export const CertificateSkeleton = () => (
  <Skeleton label="Loading the certificate" className={`grid ${styles.skeleton}`}>
    <SkeletonBox shape="title" className={styles.title} />
    <SkeletonBox className={styles.lead} />
    <SkeletonBox className={styles.sheet} />
    <SkeletonBox className={styles.card} />
  </Skeleton>
);
