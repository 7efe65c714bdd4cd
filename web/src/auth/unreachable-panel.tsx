import { ErrorPanel } from '../ui/error-panel.tsx';
import { retrySession } from './account.ts';

/** For learners whose session could not be renewed: it is still theirs, and they can ask again. */
export const UnreachablePanel = () => (
  <ErrorPanel
    isPage
    title="We can’t reach the login service"
    text="You are still logged in, and nothing is lost. Check your connection and try again."
    onRetry={() => void retrySession()}
  />
);
