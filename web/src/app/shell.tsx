import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { greetingOf } from '../auth/display-name.ts';
import { Header } from '../layout/header/header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { DashboardFrame, DashboardSkeleton } from '../pages/dashboard.tsx';
import { PlayerSkeleton } from '../pages/player/player-skeleton.tsx';
import { ProfileFrame, ProfileSkeleton } from '../pages/profile.tsx';
import styles from './app.module.css';
import { PageFallback } from './page-fallback.tsx';

/** Content of learners' pages before the application runs, by page; `learner-start.ts` fills in what it knows. */
const frames: Partial<Record<string, ReactNode>> = {
  dashboard: (
    <DashboardFrame title={<span data-greeting>{greetingOf('')}</span>}>
      <DashboardSkeleton />
    </DashboardFrame>
  ),
  profile: (
    <ProfileFrame>
      <ProfileSkeleton />
    </ProfileFrame>
  ),
  'course-content': <PlayerSkeleton />,
  'drip-content': <PlayerSkeleton />,
};

export interface ShellProps {
  header: boolean;
  /** The learner's page that the document is for; absent when it serves several pages. */
  page?: string;
  /** Title and description for link previews; by default the brand's name. */
  preview?: { title: string; description?: string };
}

/** The document of pages that are not prerendered: the header, if the page has one, and a placeholder. */
export const Shell = ({ header, page = '', preview = { title: brand.name } }: ShellProps) => (
  <>
    <PageMeta {...preview} />
    {header && <Header isHome={false} />}
    <main className={styles.main} data-below-header={header || undefined}>
      <div data-needs-script>{frames[page] ?? <PageFallback />}</div>
      <p className={styles.withoutScript} data-without-script>
        This page needs JavaScript, which is turned off in your browser. You can still read{' '}
        <a href={paths.courses()}>the courses</a>, <a href={paths.faq()}>questions and answers</a>, and how to{' '}
        <a href={paths.contact()}>write to us</a>.
      </p>
    </main>
  </>
);
