import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { passwordSection } from '#contract/well-known.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut } from '#web/src/auth/account.ts';
import { changePassword } from '#web/src/auth/change-password.ts';
import { handleSignOut } from '#web/src/auth/handle-sign-out.ts';
import { Button } from '#web/src/ui/button.tsx';
import { SettingRow, SettingRows } from '#web/src/ui/setting-row.tsx';
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
    <Button busy={busy} onClick={() => void signOutEverywhere()}>
      Log out everywhere
    </Button>
  );
};

const openChangePassword = () =>
  changePassword().catch((error: unknown) =>
    notify.error(errorMessage(error, 'The password page could not be opened. Please try again.')),
  );

const DeleteAccount = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingRow
      title="Deletion"
      text="Permanently deletes everything you created here. You may want to download your data first."
      action={
        <>
          <Button className={styles.leave} onClick={() => setAsking(true)}>
            Delete my account
          </Button>
          <DeleteDialog open={isAsking} onClose={() => setAsking(false)} />
        </>
      }
    />
  );
};

/** Sign-out, password, data export and account deletion. Password managers link to the password's setting. */
export const AccountSection = () => (
  <SettingsSection id="account" text="Your data is yours: download it or delete it.">
    <SettingRows>
      <SettingRow
        title="This browser"
        text="Your other devices stay logged in."
        action={
          <Button icon={<LogOut size={18} aria-hidden />} onClick={handleSignOut}>
            Log out
          </Button>
        }
      />
      <SettingRow
        title="All your devices"
        text="Devices in use are logged out within an hour."
        action={<SignOutEverywhere />}
      />
      <SettingRow
        id={passwordSection}
        title="Password"
        text="Choose a new one on the login page with a code we email you."
        action={<Button onClick={() => void openChangePassword()}>Change password</Button>}
      />
      <DownloadData />
      <DeleteAccount />
    </SettingRows>
  </SettingsSection>
);
