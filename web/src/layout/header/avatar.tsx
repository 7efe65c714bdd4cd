import { useState } from 'react';
import type { User } from '#web/src/auth/account.ts';
import { cachedPicture } from '#web/src/auth/cached-picture.ts';
import { useProfile } from '#web/src/features/profile/use-profile.ts';
import styles from './avatar.module.css';

/** The learner's picture, or the first letter of their name. */
export const Avatar = ({ user: { name, email, picture } }: { user: User }) => {
  useProfile({ isNeeded: picture === undefined });
  const [failed, setFailed] = useState<string>();
  const onImageError = () => {
    cachedPicture.clear();
    setFailed(picture ?? undefined);
  };
  return (
    <span className={`centered ground-accent fixed clipped label-size pill ${styles.avatar}`}>
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={28} height={28} decoding="async" fetchPriority="low" onError={onImageError} />
      ) : (
        <span aria-hidden>{[...(name || email)][0]?.toUpperCase()}</span>
      )}
    </span>
  );
};
