import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sentenceFor } from '../../api/problem-messages.ts';
import { signIn, signOut, type User } from '../../auth/account.ts';
import { useAccount } from '../../auth/auth-provider.tsx';
import { ownPath } from '../../auth/return-path.ts';
import { paths } from '../../site/paths.ts';
import { themeStorage } from '../../site/theme.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import styles from './account.module.css';
import { HeaderMenu } from './menu.tsx';
import type { MenuProps } from './use-menus.ts';

/** Starts the sign-in from the page one is on. Without script it leads to the login page. */
export const LoginButton = ({ wide = false }: { wide?: boolean }) => {
  const { pathname, search } = useLocation();
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const here = pathname === '/' ? paths.dashboard() : (ownPath(pathname + search) ?? paths.dashboard());
    signIn(here).catch((error: unknown) => notify.error(sentenceFor(error)));
  };
  return (
    <ButtonLink look="quiet" size="small" wide={wide} to={paths.login()} onClick={start} data-anonymous-only="">
      Login
    </ButtonLink>
  );
};

const leave = () => {
  signOut().catch((error: unknown) => notify.error(sentenceFor(error, 'Signing out failed. Please try again.')));
};

const UserMenu = ({ user, menu }: { user: User; menu: MenuProps }) => (
  <HeaderMenu menu={menu} side="end" width="narrow" label={<span className={styles.name}>{user.name}</span>}>
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
        <button type="button" className={styles.entry} onClick={leave}>
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

/** The right end of the header: the login button, or the person's name with their menu. */
export const HeaderAccount = ({ menu }: { menu: MenuProps }) => {
  const account = useAccount();
  return account.status === 'authenticated' ? <UserMenu user={account.user} menu={menu} /> : <LoginButton />;
};
