import { messages } from '#web/src/api/problem-messages.ts';
import screen from '#web/src/features/catalog/course/course-problem.module.css';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';

/** Reports a course that could not be loaded. Shows no price, not even the default one (docs/product.md#errors). */
export const UpgradeProblem = ({ error, onRetry }: { error: ApiProblem; onRetry: () => void }) => (
  <Container className={screen.screen}>
    <ErrorPanel title={messages.upgradeCourseFailed} isPage text={userFacingReason(error)} onRetry={onRetry}>
      <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
    </ErrorPanel>
  </Container>
);
