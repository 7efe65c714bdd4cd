import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceFor } from '../../../api/problem-messages.ts';
import { signOut } from '../../../auth/account.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts/notify.ts';

/** Ends the sessions on all devices, and the one in this browser last. */
export const SignOutEverywhere = () => {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await call('signOutEverywhere');
      await signOut();
    } catch (error) {
      notify.error(sentenceFor(error, 'Signing out failed. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Button look="plain" busy={busy} onClick={() => void leave()}>
      Sign out everywhere
    </Button>
  );
};
