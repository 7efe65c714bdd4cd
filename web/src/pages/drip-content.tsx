import { useParams } from 'react-router-dom';
import type { User } from '../auth/account.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { EmailMismatch, LinkFailed, Linking } from '../features/player/drip/link-panels.tsx';
import { NotEnrolled } from '../features/player/drip/not-enrolled.tsx';
import { useAccountLink } from '../features/player/drip/use-account-link.ts';
import { TopBar } from './drip-content/top-bar.tsx';
import { Untitled } from './drip-content/untitled.tsx';
import { Viewer } from './drip-content/viewer.tsx';
import styles from './drip-content.module.css';

const Content = ({ courseId, user }: { courseId: string; user: User }) => {
  const link = useAccountLink(courseId, user.email);
  const { email } = user;
  switch (link.state) {
    case 'linking':
      return (
        <Untitled>
          <Linking />
        </Untitled>
      );
    case 'mismatch':
      return (
        <Untitled>
          <EmailMismatch email={link.email} ownEmail={email} onIgnore={link.ignore} />
        </Untitled>
      );
    case 'failed':
      return (
        <Untitled>
          <LinkFailed {...{ courseId, email }} error={link.error} onRetry={link.retry} />
        </Untitled>
      );
    default:
      return <Viewer courseId={courseId} notEnrolled={<NotEnrolled {...{ courseId, email }} />} />;
  }
};

/** Drip viewer (docs/product.md#pages, docs/product.md#states), with its own top bar instead of the site's header. */
export const Component = () => {
  const { courseId = '', lectureId } = useParams();
  const account = useAccount();
  if (account.status !== 'authenticated') return null;
  return (
    <div className={styles.viewer}>
      <TopBar courseId={courseId} isLectureOpen={lectureId !== undefined} user={account.user} />
      <Content key={courseId} courseId={courseId} user={account.user} />
    </div>
  );
};
