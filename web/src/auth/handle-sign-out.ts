import { notify } from '../ui/toasts/notify.ts';
import { signOut } from './account.ts';

/** Signs out on a button press; shows a toast when that fails. */
export const handleSignOut = (): void => {
  signOut().catch(() => notify.error('Logging out failed. Please try again.'));
};
