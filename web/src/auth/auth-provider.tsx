import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { watchTraversals } from '../lib/history-traversal.ts';
import { type Account, accountStore, restoreAccount, watchOtherTabs } from './account.ts';

const AccountContext = createContext<Account>({ status: 'loading' });

/**
 * Provides the account; reads the session unless it has been read. The first render has an account only if somebody is
 * signed in and the page was not prerendered: a prerendered page must match its document, and `RequireSignIn` must know
 * how the page was reached before it redirects. Updates are transitions: an urgent update would force React to hydrate
 * the whole page at once.
 */
export const AuthProvider = ({ isPrerendered, children }: { isPrerendered: boolean; children: ReactNode }) => {
  const [account, setAccount] = useState<Account>(() => {
    const known = accountStore.get();
    return !isPrerendered && known.status === 'authenticated' ? known : { status: 'loading' };
  });
  useEffect(() => {
    const syncAccount = () => startTransition(() => setAccount(accountStore.get()));
    const unsubscribe = accountStore.subscribe(syncAccount);
    syncAccount();
    watchTraversals();
    if (accountStore.get().status === 'loading') void restoreAccount();
    const stopWatching = watchOtherTabs();
    return () => {
      unsubscribe();
      stopWatching();
    };
  }, []);
  return <AccountContext value={account}>{children}</AccountContext>;
};

/** Returns the account: `loading`, `unreachable`, `anonymous`, `leaving`, or `authenticated` with `user`. */
export const useAccount = (): Account => useContext(AccountContext);
