import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { type Account, accountStore, followOtherTabs, restoreAccount } from './account.ts';

const AccountContext = createContext<Account>({ status: 'loading' });

/** Reads the session once and tells everything below who is signed in. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, accountStore.getForServer);
  useEffect(() => {
    void restoreAccount();
    return followOtherTabs();
  }, []);
  return <AccountContext value={account}>{children}</AccountContext>;
};

/** Who is signed in: `loading`, `anonymous`, `leaving`, or `authenticated` with `user`. */
export const useAccount = (): Account => useContext(AccountContext);
