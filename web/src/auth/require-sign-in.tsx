import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { signIn } from './account.ts';
import { useAccount } from './auth-provider.tsx';

interface RequireSignInProps {
  children: ReactNode;
  /** Shown while the session is being read. */
  fallback: ReactNode;
}

/** Shows `children` to learners; anyone else sees the loading screen while the browser leaves for the login page. */
export const RequireSignIn = ({ children, fallback }: RequireSignInProps) => {
  const account = useAccount();
  const { pathname, search, hash } = useLocation();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (account.status !== 'anonymous' || failure) return;
    const hint = new URLSearchParams(search).get('email') ?? undefined;
    signIn(pathname + search + hash, hint).catch((error: Error) => setFailure(error.message));
  }, [account.status, failure, pathname, search, hash]);

  if (account.status === 'authenticated') return children;
  if (account.status === 'loading') return fallback;
  if (failure) {
    return (
      <ErrorPanel
        title="Login failed"
        isPage
        text={failure}
        retryLabel="Try again"
        onRetry={() => setFailure(undefined)}
      />
    );
  }
  return <LoadingScreen label="Taking you to the login page" />;
};
