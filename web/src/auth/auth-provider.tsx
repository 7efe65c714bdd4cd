import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { watchTraversals } from '../lib/history-traversal.ts';
import { type Account, accountStore, restoreAccount, watchOtherTabs } from './account.ts';

const AccountContext = createContext<Account>({ status: 'loading' });

/**
 * Provides the account; reads the session unless it has been read. Starts with an unknown account where a page is
 * hydrated, and where nobody is known to be signed in: what follows depends on how the page was reached. Updates are
 * transitions: an urgent update would force React to hydrate the whole page at once.
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
