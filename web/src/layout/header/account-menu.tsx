import { Link } from 'react-router-dom';
import type { User } from '#web/src/auth/account.ts';
import { handleSignOut } from '#web/src/auth/handle-sign-out.ts';
import { paths } from '#web/src/lib/paths.ts';
import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { MenuButton } from '#web/src/ui/menu/menu-button.tsx';
import type { MenuProps } from '#web/src/ui/menu/use-menus.ts';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';

/** Entries in the header of the site and in the top bar of the drip viewer (docs/product.md#pages). */
const entries = {
  site: {
    links: [
      { text: 'Dashboard', to: paths.dashboard() },
      { text: 'Certificates', to: `${paths.profile()}#certificates` },
      { text: 'Profile', to: paths.profile() },
    ],
    signOut: 'Logout',
  },
  viewer: { links: [{ text: 'Profile Settings', to: paths.profile() }], signOut: 'Sign Out' },
};

interface AccountMenuProps {
  user: User;
  menu: MenuProps;
  bar: keyof typeof entries;
}

/** The learner's picture and name, with links, sign-out and theme. */
export const AccountMenu = ({ user, menu, bar }: AccountMenuProps) => {
  const { links, signOut } = entries[bar];
  const label = (
    <>
      <Avatar user={user} />
      {user.name ? (
        <span className={`clipped ${styles.name}`}>{user.name}</span>
      ) : (
        <VisuallyHidden>Your account</VisuallyHidden>
      )}
    </>
  );
  return (
    <MenuButton menu={menu} side="end" width="narrow" label={label}>
      <p className={`muted break-anywhere label-size line-below ${styles.who}`}>
        {user.name && <span className="primary strong block small-size">{user.name}</span>}
        {user.email}
      </p>
      <ul className="grid padded-block-8">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link className={`row-8 entry full small-size text-start ${styles.entry}`} to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`row-8 entry full small-size text-start ${styles.entry}`}
            onClick={handleSignOut}
          >
            {signOut}
          </button>
        </li>
      </ul>
      <div className={`row-8 between muted label-size line-above ${styles.theme}`}>
        <span>Theme</span>
        <ThemeToggle storage={themeStorage} />
      </div>
    </MenuButton>
  );
};
