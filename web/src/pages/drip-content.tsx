import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../auth/account.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { useDripSource } from '../features/player/drip/drip-source.tsx';
import { EmailMismatch, LinkFailed, Linking, NotEnrolled } from '../features/player/drip/link-panels.tsx';
import { useAccountLink } from '../features/player/drip/use-account-link.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { TopBar } from './drip-content/top-bar.tsx';
import { EnrollFirst } from './player/enroll-first.tsx';
import { PlayerPage } from './player/player-page.tsx';

/** Title of the page while the course is unknown. */
const title = 'Your course';

const Untitled = ({ children }: { children: ReactNode }) => (
  <>
    <PageMeta title={title} />
    {children}
  </>
);

const DripPlayer = ({ courseId, email }: { courseId: string; email: string }) => (
  <PlayerPage
    {...{ courseId, title }}
    state={useDripSource(courseId)}
    notEnrolled={<NotEnrolled {...{ courseId, email }} enrollFirst={<EnrollFirst {...{ courseId, email }} />} />}
  />
);

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
      return <DripPlayer {...{ courseId, email }} />;
  }
};

/** Drip viewer (docs/product.md#pages, docs/product.md#states), with its own top bar instead of the site's header. */
export const Component = () => {
  const { courseId = '', lectureId } = useParams();
  const account = useAccount();
  if (account.status !== 'authenticated') return null;
  return (
    <>
      <TopBar courseId={courseId} isLectureOpen={lectureId !== undefined} user={account.user} />
      <Content key={courseId} courseId={courseId} user={account.user} />
    </>
  );
};
