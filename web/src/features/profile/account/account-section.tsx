import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { passwordSection } from '#contract/well-known.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut } from '#web/src/auth/account.ts';
import { changePassword } from '#web/src/auth/change-password.ts';
import { handleSignOut } from '#web/src/auth/handle-sign-out.ts';
import { Button } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { SettingsSection } from '../settings-section.tsx';
import styles from './account-section.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadData } from './download-data.tsx';

/** Signs out on all devices, this browser last. */
const SignOutEverywhere = () => {
  const [busy, setBusy] = useState(false);
  const signOutEverywhere = async () => {
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
    <Button variant="plain" busy={busy} onClick={() => void signOutEverywhere()}>
      Log out everywhere
    </Button>
  );
};

const openChangePassword = () =>
  changePassword().catch((error: unknown) =>
    notify.error(errorMessage(error, 'The password page could not be opened. Please try again.')),
  );

/** Changes the password. Password managers link here (`/.well-known/change-password`). */
const ChangePassword = () => (
  <div className={`stack-8 start ${styles.item}`} id={passwordSection}>
    <h3 className="body" tabIndex={-1}>
      Password
    </h3>
    <p className="note">Choose a new one on the login page with a code we email you.</p>
    <Button onClick={() => void openChangePassword()}>Change password</Button>
  </div>
);

const DeleteAccount = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={`stack-8 start ${styles.item}`}>
      <h3 className="body">Delete my account</h3>
      <p className="note">Permanently deletes everything you created here. You may want to download your data first.</p>
      <Button className={styles.leave} onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <DeleteDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
};

/** Sign-out, password, data export and account deletion. */
export const AccountSection = () => (
  <SettingsSection id="account" text="Your data is yours: download it or delete it.">
    <div className="stack-32">
      <div className={`stack-8 start ${styles.item}`}>
        <h3 className="body">Log out</h3>
        <p className="note">
          Ends your session in this browser or on all your devices. Devices in use are logged out within an hour. Save
          your changes first.
        </p>
        <div className={`cluster-8 ${styles.buttons}`}>
          <Button icon={<LogOut size={18} aria-hidden />} onClick={handleSignOut}>
            Log out
          </Button>
          <SignOutEverywhere />
        </div>
      </div>
      <ChangePassword />
      <DownloadData />
      <DeleteAccount />
    </div>
  </SettingsSection>
);
