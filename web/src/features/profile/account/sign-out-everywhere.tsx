import { useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut } from '#web/src/auth/account.ts';
import { Button } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';

/** Signs out on all devices, this browser last. */
export const SignOutEverywhere = () => {
  const [busy, setBusy] = useState(false);
  const handleSignOut = async () => {
    setBusy(true);
    try {
      await call('signOutEverywhere');
      await signOut();
    } catch (error) {
      notify.error(errorMessage(error, 'Logging out failed. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Button variant="plain" busy={busy} onClick={() => void handleSignOut()}>
      Log out everywhere
    </Button>
  );
};
