import { errorMessage } from '../../../api/problem-messages.ts';
import type { ApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './preferences.module.css';

/** The link matches no subscription, or reading it failed. */
export const PreferencesProblem = ({ error, onRetry }: { error: ApiProblem; onRetry: () => void }) => {
  const isUnknown = error.status === 404 || error.status === 400;
  return (
    <div className={styles.page}>
      {isUnknown ? (
        <EmptyState
          drawing="mail"
          title={<PageTitle size="hidden">Your subscription</PageTitle>}
          text="There is no subscription for this link. Copy the full link from the email, or use the one in a newer email."
          action={<ButtonLink to={paths.courses()}>All courses</ButtonLink>}
        />
      ) : (
        <ErrorPanel title="Your subscription could not be loaded" isPage text={errorMessage(error)} onRetry={onRetry} />
      )}
    </div>
  );
};
