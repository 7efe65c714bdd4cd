import { Link } from 'react-router-dom';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut, type User } from '#web/src/auth/account.ts';
import { paths } from '#web/src/lib/paths.ts';
import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { Avatar } from './avatar.tsx';
import { HeaderMenu } from './header-menu.tsx';
import type { MenuProps } from './use-menus.ts';
import styles from './user-menu.module.css';

const handleSignOut = () => {
  signOut().catch((error: unknown) => notify.error(errorMessage(error, 'Signing out failed. Please try again.')));
};

/** The learner's picture and name, with the account menu. */
export const UserMenu = ({ user, menu }: { user: User; menu: MenuProps }) => (
  <HeaderMenu
    menu={menu}
    side="end"
    width="narrow"
    label={
      <>
        <Avatar user={user} />
        <span className={styles.name}>{user.name}</span>
      </>
    }
  >
    <p className={styles.who}>
      <span className={styles.fullName}>{user.name}</span>
      {user.email}
    </p>
    <ul className={styles.list}>
      <li>
        <Link className={styles.entry} to={paths.dashboard()}>
          Dashboard
        </Link>
      </li>
      <li>
        <Link className={styles.entry} to={paths.profile()}>
          Profile
        </Link>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={handleSignOut}>
          Logout
        </button>
      </li>
    </ul>
    <div className={styles.theme}>
      <span>Theme</span>
      <ThemeToggle storage={themeStorage} />
    </div>
  </HeaderMenu>
);
