import { Link } from 'react-router-dom';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut, type User } from '#web/src/auth/account.ts';
import { Avatar } from '#web/src/layout/header/avatar.tsx';
import { HeaderMenu } from '#web/src/layout/header/header-menu.tsx';
import { useMenus } from '#web/src/layout/header/use-menus.ts';
import base from '#web/src/layout/header/user-menu.module.css';
import { paths } from '#web/src/lib/paths.ts';
import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import styles from './profile-menu.module.css';

const handleSignOut = () => {
  signOut().catch((error: unknown) => notify.error(errorMessage(error, 'Signing out failed. Please try again.')));
};

/** Account menu of the viewer: user, profile link and sign-out, which returns to the site's origin. */
export const ProfileMenu = ({ user }: { user: User }) => {
  const menu = useMenus();
  const label = (
    <>
      <Avatar user={user} />
      <span className={styles.name}>{user.name}</span>
    </>
  );
  return (
    <HeaderMenu menu={menu('profile')} side="end" width="narrow" label={label}>
      <p className={base.who}>
        <span className={base.fullName}>{user.name}</span>
        {user.email}
      </p>
      <ul className={base.list}>
        <li>
          <Link className={base.entry} to={paths.profile()}>
            Profile Settings
          </Link>
        </li>
        <li>
          <button type="button" className={base.entry} onClick={handleSignOut}>
            Sign Out
          </button>
        </li>
      </ul>
      <div className={base.theme}>
        <span>Theme</span>
        <ThemeToggle storage={themeStorage} />
      </div>
    </HeaderMenu>
  );
};
