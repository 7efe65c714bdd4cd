import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { SheetSkeleton } from '../certificate-sheet.tsx';
import styles from './public-certificate.module.css';

export const CertificateSkeleton = () => (
  <Skeleton label="Loading the certificate" className="stack-32">
    <div className="stack-16">
      <SkeletonBox width="9em" height="1.08em" className={styles.title} />
      <SkeletonBox width="28em" height="1.5em" className="lead" />
    </div>
    <div className={`grid align-start ${styles.columns}`}>
      <SheetSkeleton />
      <div className="stack-24 surface padded-24">
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox />
        <SkeletonBox />
        <SkeletonBox shape="button" />
        <SkeletonBox shape="button" />
      </div>
    </div>
  </Skeleton>
);
