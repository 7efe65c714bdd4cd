import { LogOut } from 'lucide-react';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signOut } from '#web/src/auth/account.ts';
import { Button } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';

const handleSignOut = () => {
  signOut().catch((error: unknown) => notify.error(errorMessage(error, 'Logging out failed. Please try again.')));
};

export const SignOutButton = () => (
  <Button icon={<LogOut size={18} aria-hidden />} onClick={handleSignOut}>
    Log out
  </Button>
);
