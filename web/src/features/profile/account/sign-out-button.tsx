import { LogOut } from 'lucide-react';
import { errorMessage } from '../../../api/problem-messages.ts';
import { signOut } from '../../../auth/account.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts/notify.ts';

const handleSignOut = () => {
  signOut().catch((error: unknown) => notify.error(errorMessage(error, 'Logging out failed. Please try again.')));
};

export const SignOutButton = () => (
  <Button icon={<LogOut size={18} aria-hidden />} onClick={handleSignOut}>
    Log out
  </Button>
);
