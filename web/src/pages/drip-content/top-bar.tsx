import { ArrowLeft, LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import type { User } from '#web/src/auth/account.ts';
import { Wordmark } from '#web/src/layout/header/wordmark.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  courseId: string;
  isLectureOpen: boolean;
  user: User;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Top bar of the drip viewer: logo, links back, and account menu. */
export const TopBar = ({ courseId, isLectureOpen, user }: TopBarProps) => (
  <header className={styles.bar} data-site>
    <Link className={styles.home} to={paths.home()} aria-label={`${brand.name}, home`}>
      <Wordmark />
    </Link>
    {isLectureOpen && (
      <Link className={styles.link} to={paths.drip(courseId)}>
        <ArrowLeft {...icon} />
        <span>Back to Course</span>
      </Link>
    )}
    <div className={styles.end}>
      <Link className={styles.link} to={paths.dashboard()}>
        <LayoutDashboard {...icon} />
        <span>Dashboard</span>
      </Link>
      <ProfileMenu user={user} />
    </div>
  </header>
);
