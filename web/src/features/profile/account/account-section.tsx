import { SettingsSection } from '../settings-section.tsx';
import styles from './account-section.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Sign-out, password, data export and account deletion. */
export const AccountSection = () => (
  <SettingsSection title="Your account" text="What is here is yours: take it with you, or have it removed.">
    <div className={styles.items}>
      <div className={styles.item}>
        <h3 className={styles.heading}>Sign out</h3>
        <p className={styles.text}>
          Ends your session in this browser, or on all your devices: those that are in use notice within an hour. What
          you have not saved above is lost.
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
