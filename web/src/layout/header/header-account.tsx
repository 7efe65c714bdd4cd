import { type MouseEvent, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { retrySession, signIn } from '#web/src/auth/account.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { internalPath } from '#web/src/auth/return-path.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import type { MenuProps } from '#web/src/ui/menu/use-menus.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), 'AccountMenu');

const notifyError = (error: unknown): void => notify.error(errorMessage(error));

/** Starts the sign-in with the current page as return path. Without script it is a link to the login page. */
export const LoginButton = ({ wide = false }: { wide?: boolean }) => {
  const { pathname, search } = useLocation();
  const onLoginClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    signIn(internalPath(pathname + search) ?? paths.dashboard()).catch(notifyError);
  };
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      wide={wide}
      to={paths.login()}
      onClick={onLoginClick}
      data-anonymous-only=""
    >
      Login
    </ButtonLink>
  );
};

/** Retries a session that the login service could not renew. */
export const ReconnectButton = () => (
  <Button variant="secondary" size="small" title="We can’t reach the login service" onClick={() => void retrySession()}>
    Reconnect
  </Button>
);

/** The right end of the header: the login button, except on the login page, which has its own; or the account menu. */
export const HeaderAccount = ({ menu }: { menu: MenuProps }) => {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.status === 'unreachable') return <ReconnectButton />;
  if (account.status !== 'authenticated') return pathname === paths.login() ? null : <LoginButton />;
  return (
    <Suspense fallback={<span className="wide-only">{account.user.name}</span>}>
      <AccountMenu user={account.user} menu={menu} bar="site" />
    </Suspense>
  );
};
