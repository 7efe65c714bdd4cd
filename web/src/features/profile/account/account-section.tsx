import { SettingsSection } from '../settings-section.tsx';
import styles from './account-section.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Sign-out, password, data export and account deletion. */
export const AccountSection = () => (
  <SettingsSection title="Your account" text="Your data is yours: download it or delete it.">
    <div className={styles.items}>
      <div className={styles.item}>
        <h3 className={styles.heading}>Log out</h3>
        <p className={styles.text}>
          Ends your session in this browser or on all your devices. Devices in use are logged out within an hour.
          Unsaved changes above are lost.
        </p>
        <div className={styles.buttons}>
          <SignOutButton />
          <SignOutEverywhere />
        </div>
      </div>
      <ChangePassword />
      <DownloadData />
      <DeleteAccount />
    </div>
  </SettingsSection>
);
