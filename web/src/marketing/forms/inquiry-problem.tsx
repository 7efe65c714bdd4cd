import { brand } from '#contract/brand.ts';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import styles from './inquiry-form.module.css';

const problemMessage = ({ code, message, retryAfter = 60 }: ApiProblem): string => {
  if (code === 'too-many-requests') {
    return `${message} You can send it again in ${formatWaitTime(retryAfter)}.`;
  }
  if (code === 'offline') return 'There is no connection to the server. Please send it again when you are back online.';
  return 'Something went wrong on our side. Please send it again in a moment.';
};

/** Shows why submission failed, that no input is lost, and the email address as alternative. */
export const InquiryProblem = ({ problem }: { problem: ApiProblem }) => (
  <div role="alert" className={styles.problem}>
    <p>
      <strong>Not sent.</strong> {problemMessage(problem)}
    </p>
    <p>
      Your message is still here. You can also write to{' '}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
    </p>
  </div>
);
