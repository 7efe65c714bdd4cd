import { messages } from '../../../api/problem-messages.ts';
import type { ApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { userFacingReason } from '../../../lib/user-facing-reason.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import screen from '../../catalog/course/course-problem.module.css';

/** Reports a course that could not be loaded. Shows no price, not even the default one (docs/product.md#errors). */
export const UpgradeProblem = ({ error, onRetry }: { error: ApiProblem; onRetry: () => void }) => (
  <Container className={screen.screen}>
    <ErrorPanel title={messages.upgradeCourseFailed} isPage text={userFacingReason(error)} onRetry={onRetry}>
      <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
    </ErrorPanel>
  </Container>
);
