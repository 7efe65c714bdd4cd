import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './public-certificate.module.css';

export const CertificateSkeleton = () => (
  <Skeleton label="Loading the certificate" className="stack-32">
    <div className="stack-16">
      <SkeletonBox width="9em" height="1.08em" className={styles.title} />
      <SkeletonBox width="28em" height="1.5em" className="lead" />
    </div>
    <div className={`grid align-start ${styles.columns}`}>
      <SkeletonBox shape="sheet" />
      <SkeletonBox shape="card" height="34em" />
    </div>
  </Skeleton>
);
