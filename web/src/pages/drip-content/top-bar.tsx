import { ArrowLeft, LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import type { User } from '#web/src/auth/account.ts';
import { AccountMenu } from '#web/src/layout/header/account-menu.tsx';
import { HeaderSearch } from '#web/src/layout/header/header-search.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { useMenus } from '#web/src/ui/menu/use-menus.ts';
import { Wordmark } from '#web/src/ui/wordmark.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  courseId: string;
  isLectureOpen: boolean;
  user: User;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Top bar of the drip viewer: logo, the course, links back, course search, and account menu. */
export const TopBar = ({ courseId, isLectureOpen, user }: TopBarProps) => {
  const menu = useMenus();
  return (
    <header className={`row-8 primary line-below night ${styles.bar}`} data-site>
      <Link className={`undecorated rounded flex ${styles.home}`} to={paths.home()} aria-label={`${brand.name}, home`}>
        <Wordmark />
      </Link>
      <div id="course-bar" className="fill" />
      {isLectureOpen && (
        <Link className={`row-8 inline entry nowrap small-size ${styles.link}`} to={paths.drip(courseId)}>
          <ArrowLeft {...icon} />
          <span>Back to Course</span>
        </Link>
      )}
      <div className="row-4">
        <Link className={`row-8 inline entry nowrap small-size ${styles.link}`} to={paths.dashboard()}>
          <LayoutDashboard {...icon} />
          <span>Dashboard</span>
        </Link>
        <div className={`wide-only ${styles.search}`}>
          <HeaderSearch />
        </div>
        <AccountMenu user={user} menu={menu('account')} bar="viewer" />
      </div>
    </header>
  );
};
