import { useState } from 'react';
import type { User } from '../../auth/account.ts';
import { storedPicture } from '../../auth/stored-picture.ts';
import { useProfile } from '../../features/profile/use-profile.ts';
import styles from './avatar.module.css';

/** The learner's picture beside their name, or the first letter of it. */
export const Avatar = ({ user: { name, picture } }: { user: User }) => {
  useProfile({ isNeeded: picture === undefined });
  const [failed, setFailed] = useState<string>();
  const fail = () => {
    storedPicture.forget();
    setFailed(picture ?? undefined);
  };
  return (
    <span className={styles.avatar}>
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={28} height={28} decoding="async" fetchPriority="low" onError={fail} />
      ) : (
        <span aria-hidden>{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  );
};
