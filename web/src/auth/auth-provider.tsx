import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { watchTraversals } from '../lib/history-traversal.ts';
import { type Account, accountStore, restoreAccount, watchOtherTabs } from './account.ts';

const AccountContext = createContext<Account>({ status: 'loading' });

/**
 * Reads the session once and tells everything below who is signed in. Changes are transitions: an urgent one would
 * force the whole page to come to life in one go.
 */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const [account, setAccount] = useState<Account>({ status: 'loading' });
  useEffect(() => {
    const syncAccount = () => startTransition(() => setAccount(accountStore.get()));
    const unsubscribe = accountStore.subscribe(syncAccount);
    syncAccount();
    watchTraversals();
    void restoreAccount();
    const stopWatching = watchOtherTabs();
    return () => {
      unsubscribe();
      stopWatching();
    };
  }, []);
  return <AccountContext value={account}>{children}</AccountContext>;
};

/** Who is signed in: `loading`, `unreachable`, `anonymous`, `leaving`, or `authenticated` with `user`. */
export const useAccount = (): Account => useContext(AccountContext);
