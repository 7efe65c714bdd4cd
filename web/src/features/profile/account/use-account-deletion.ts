import { useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { clearAccount, signOut } from '#web/src/auth/account.ts';
import { setFlashMessage } from '#web/src/lib/flash-message.ts';
import { paths } from '#web/src/lib/paths.ts';

/** Word to type, so that nobody deletes an account by accident. */
export const confirmation = 'DELETE';

/** Deletes the account once the word is typed, then goes home. An interrupted deletion can be repeated. */
export const useAccountDeletion = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const remove = async (typed: string) => {
    setFailure(undefined);
    setError(undefined);
    if (typed.trim() !== confirmation) return setError(`Type ${confirmation}, in capital letters.`);
    setBusy(true);
    try {
      await call('deleteAccount', {}, { timeoutMs: 60_000 });
    } catch (failureCause) {
      setFailure(errorMessage(failureCause, 'Your account could not be deleted. Please try again.'));
      setBusy(false);
      return;
    }
    setFlashMessage('Your account has been deleted. A confirmation email is on its way.');
    // The identity is gone, so the provider may refuse to end its session; goes home either way.
    await signOut().catch(() => {
      clearAccount();
      location.replace(paths.home());
    });
  };

  return { busy, error, failure, remove };
};
