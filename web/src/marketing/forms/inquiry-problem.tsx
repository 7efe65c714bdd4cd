import { brand } from '../../../../contract/brand.ts';
import { waitingTime } from '../../../../contract/rules/waiting-time.ts';
import type { ApiProblem } from '../../site/api-problem.ts';
import styles from './inquiry-form.module.css';

const sentenceOf = ({ code, message, retryAfter = 60 }: ApiProblem): string => {
  if (code === 'too-many-requests') {
    return `${message} You can send this one again in ${waitingTime(retryAfter)}.`;
  }
  if (code === 'offline') return 'There is no connection to the server. Please send it again when you are back online.';
  return 'Something went wrong on our side. Please send it again in a moment.';
};

/** Why a form was not sent, that nothing is lost, and the way around. */
export const InquiryProblem = ({ problem }: { problem: ApiProblem }) => (
  <div role="alert" className={styles.problem}>
    <p>
      <strong>Not sent.</strong> {sentenceOf(problem)}
    </p>
    <p>
      What you wrote stays here. You can also write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      .
    </p>
  </div>
);
