import { ErrorPanel } from '../ui/error-panel.tsx';
import { retrySession } from './account.ts';

/** Shown with a retry while the session of a learner cannot be renewed or takes too long. */
export const UnreachablePanel = ({ onRetry = () => void retrySession() }: { onRetry?: () => void }) => (
  <ErrorPanel
    isPage
    title="We can’t reach the login service"
    text="You are still logged in, and nothing is lost. Check your connection and try again."
    onRetry={onRetry}
  />
);
