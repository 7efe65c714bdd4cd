import { errorMessage } from '#web/src/api/problem-messages.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
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
