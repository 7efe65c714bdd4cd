import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-skeleton.module.css';

/** The profile's boxes while it is on its way. */
export const ProfileSkeleton = () => (
  <Skeleton label="Loading your profile">
    <div className={styles.identity}>
      <Bone className={styles.picture} />
      <Bone className={styles.facts} />
    </div>
    <div className={styles.section}>
      <Bone className={styles.text} />
      <div className={styles.fields}>
        <Bone className={styles.field} />
        <Bone className={styles.field} />
        <Bone className={styles.area} />
      </div>
    </div>
  </Skeleton>
);
