import { passwordSection } from '#contract/well-known.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { changePassword } from '#web/src/auth/change-password.ts';
import { Button } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import styles from './account-section.module.css';

const openChangePassword = () =>
  changePassword().catch((error: unknown) =>
    notify.error(errorMessage(error, 'The password page could not be opened. Please try again.')),
  );

/** Changes the password. Password managers link here (`/.well-known/change-password`). */
export const ChangePassword = () => (
  <div className={styles.item} id={passwordSection}>
    <h3 className={styles.heading} tabIndex={-1}>
      Password
    </h3>
    <p className={styles.text}>Choose a new one on the login page with a code we email you.</p>
    <Button onClick={() => void openChangePassword()}>Change password</Button>
  </div>
);
