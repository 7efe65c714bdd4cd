import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { matchRoute } from '#contract/site-routes.ts';
import { errorMessage } from '../api/problem-messages.ts';
import { completeSignIn, signIn } from '../auth/account.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { internalPath, pendingReturnPath } from '../auth/return-path.ts';
import { UnreachablePanel } from '../auth/unreachable-panel.tsx';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import { useReachedByTraversal } from '../lib/history-traversal.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { homeInstructors } from '../marketing/facts/home-instructors.ts';
import { ActionFailure } from '../ui/action-failure.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Cover } from '../ui/cover/cover.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './login.module.css';

/** Completes a sign-in once, however often React runs the effect. */
let pendingSignIn: Promise<string> | undefined;

/** Names of the pages behind a login, by page. */
const pageNames: Partial<Record<string, string>> = {
  dashboard: 'your dashboard',
  profile: 'your profile',
  skills: 'your skills',
  notebook: 'your notebook',
  'course-content': 'your lesson',
  'drip-content': 'your lesson',
  'course-enroll': 'your enrollment',
  'course-upgrade': 'your upgrade',
  'course-mastery': 'your mastery check',
};
const nameOf = (path: string): string =>
  pageNames[matchRoute(path.replace(/[?#].*$/, '')).route.page] ?? 'the page you came from';

/**
 * Redirects to the hosted login and handles the return. Redirects immediately (docs/product.md#states), except for
 * visitors who came Back, whose login failed, or without script. `?to=` is the return path.
 */
export const Component = () => {
  const { search } = useLocation();
  // Only the browser knows whether the visitor returns from the hosted login page. Reads the router's query string,
  // because the sign-in library clears the browser's before the visitor leaves this page.
  const isHydrated = useIsHydrated();
  const isReturn = isHydrated && /[?&](code|error)=/.test(search);
  const account = useAccount();
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => setFailure(errorMessage(error, 'Login failed. Please try again.'));
  const isReachedByTraversal = useReachedByTraversal();
  // After a failed login, its return path.
  const targetPath = () =>
    internalPath(new URLSearchParams(search).get('to')) ??
    (isReturn ? pendingReturnPath() : undefined) ??
    paths.dashboard();
  const startSignIn = () => void signIn(targetPath()).catch(showFailure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL on arrival decides.
  useEffect(() => {
    if (!isReturn) return;
    pendingSignIn ??= completeSignIn();
    pendingSignIn.then((path) => location.replace(path)).catch(showFailure);
  }, [isReturn]);

  const shouldAutoStart = account.status === 'anonymous' && !isReturn && !isReachedByTraversal && !failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, with the target it came with.
  useEffect(() => {
    if (shouldAutoStart) startSignIn();
  }, [shouldAutoStart]);

  // A return with an error keeps the page, so that nothing moves before the message appears.
  if (isHydrated && /[?&]code=/.test(search) && !failure) return <LoadingScreen label="Logging you in" />;
  if (account.status === 'authenticated' && !isReturn) return <Navigate to={targetPath()} replace />;
  if (account.status === 'unreachable') return <UnreachablePanel />;
  if (account.status === 'leaving') return <LoadingScreen label="Taking you to the login page" />;
  const targetName = nameOf(isHydrated ? targetPath() : paths.dashboard());
  return (
    <div className={`grid screen-height ${styles.page}`}>
      <PageMeta
        title="Login"
        description={`Log in to ${brand.name} or create an account: your courses, notes and certificates in one place.`}
        noindex={search !== ''}
      />
      <div className={`grid start middle ${styles.copy}`}>
        <PageTitle lead="Your courses, notes and certificates, all in one account. New here? Creating one is free and takes a minute.">
          Log in to {brand.name}
        </PageTitle>
        {failure && (
          <div className="sunken bordered padded-12-16 above-24 lead-width">
            <ActionFailure>{failure}</ActionFailure>
          </div>
        )}
        {account.status === 'authenticated' ? (
          <ButtonLink className="above-32" variant="primary" size="large" to={targetPath()}>
            Continue as {account.user.name || account.user.email}
          </ButtonLink>
        ) : (
          <>
            <Button className="above-32" variant="primary" size="large" data-needs-script onClick={startSignIn}>
              Log in or create an account
            </Button>
            <p className="above-24 lead-width" data-without-script>
              Logging in needs JavaScript, which is turned off in your browser. You can read everything about the
              courses without it.
            </p>
            <p className="note above-16" data-needs-script>
              Next: {targetName}.
            </p>
          </>
        )}
      </div>
      <div className={`ground-sunken grid center ${styles.covers}`}>
        {homeInstructors.map(({ courseId }) => (
          <Cover key={courseId} id={courseId} className="rounded" />
        ))}
      </div>
    </div>
  );
};
