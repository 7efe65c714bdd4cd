import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enrollStorage } from '../lib/enroll-storage.ts';
import { useReachedByTraversal } from '../lib/history-traversal.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { signIn } from './account.ts';
import type { AuthError } from './auth-error.ts';
import { useAccount } from './auth-provider.tsx';
import { UnreachablePanel } from './unreachable-panel.tsx';

export interface RequireSignInProps {
  children: ReactNode;
  /** Shown while the session is read. */
  fallback: ReactNode;
}

/** Milliseconds after which a slow read of the session offers a retry; the read continues. */
const sessionTimeoutMs = 8000;

/** Returns whether waiting has timed out, and a function that restarts the timeout. */
const useTimedOut = (isWaiting: boolean) => {
  const [attempt, setAttempt] = useState(0);
  const [timedOutAttempt, setTimedOutAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setTimedOutAttempt(attempt), sessionTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);
  return { isTimedOut: timedOutAttempt === attempt, waitAgain: () => setAttempt(attempt + 1) };
};

/**
 * Shows `children` to learners and redirects everyone else to the login page. Visitors who come Back from there are
 * asked first, so that Back leads to where they were before.
 */
export const RequireSignIn = ({ children, fallback }: RequireSignInProps) => {
  const account = useAccount();
  const { pathname, search, hash } = useLocation();
  const isReachedByTraversal = useReachedByTraversal();
  const [failure, setFailure] = useState<AuthError>();
  const { isTimedOut, waitAgain } = useTimedOut(account.status === 'loading');

  const startSignIn = useCallback(() => {
    const hint = new URLSearchParams(search).get('email') ?? undefined;
    setFailure(undefined);
    signIn(pathname + search + hash, { hint, isNewcomer: enrollStorage.read() !== null }).catch(setFailure);
  }, [pathname, search, hash]);

  const shouldAutoStart = account.status === 'anonymous' && !isReachedByTraversal && !failure;
  useEffect(() => {
    if (shouldAutoStart) startSignIn();
  }, [shouldAutoStart, startSignIn]);

  if (account.status === 'authenticated') return children;
  if (account.status === 'loading') return isTimedOut ? <UnreachablePanel onRetry={waitAgain} /> : fallback;
  if (account.status === 'unreachable') return <UnreachablePanel />;
  if (failure) {
    const [title, text] =
      failure.code === 'login_not_opened'
        ? ['The login page did not open', 'Check your connection and try again.']
        : ['Login failed', failure.message];
    return <ErrorPanel isPage title={title} text={text} onRetry={startSignIn} />;
  }
  if (account.status === 'anonymous' && isReachedByTraversal) {
    return (
      <EmptyState
        drawing="desk"
        title={<PageTitle size="small">Log in to see this page</PageTitle>}
        text="It belongs to your account. You will return here afterward."
        action={
          <Button variant="primary" onClick={startSignIn}>
            Log in
          </Button>
        }
      />
    );
  }
  return <LoadingScreen label="Taking you to the login page" />;
};
