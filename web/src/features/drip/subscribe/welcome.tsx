import { useNavigate } from 'react-router-dom';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signIn } from '#web/src/auth/account.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import narrow from '../narrow-page.module.css';
import styles from './message-page.module.css';

interface WelcomeProps {
  courseId: string;
  /** From the link; only prefills the login page. */
  email: string;
  /** Token of the emailed link; confirms the email address when the button is pressed. */
  token: string;
  title: string | undefined;
}

/** An expired link must not lock anyone out: signing in confirms the email address too. */
const confirmSubscription = async (token: string) => {
  try {
    await call('confirmSubscription', { params: { token } });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500) throw error;
    console.warn('The link could not confirm the email address.', error);
  }
};

/** Welcome page of a subscriber: one button that confirms the email address, signs in and opens the course. */
export const Welcome = ({ courseId, email, token, title = 'your course' }: WelcomeProps) => {
  const account = useAccount();
  const navigate = useNavigate();
  const targetPath = email ? paths.dripLink(courseId, email) : paths.drip(courseId);
  const { run, isBusy, failure } = useAction(
    async () => {
      if (token) await confirmSubscription(token);
      if (account.status === 'authenticated') void navigate(targetPath);
      else await signIn(targetPath, email || undefined);
      return true;
    },
    (error) => errorMessage(error, 'The course could not be opened. Please try again.'),
  );
  return (
    <div className={`stack-16 start ${narrow.page} ${styles.page}`}>
      <Cover id={courseId} className={styles.cover} />
      <PageTitle>Welcome to {title}</PageTitle>
      <p className={`lead ${styles.text}`}>
        Your first section is open.{' '}
        {email ? 'Log in or create an account with ' : 'Log in with the email address we emailed.'}
        {email && <b className="strong break-anywhere">{email}</b>}
        {email && ' to open your course on any device.'}
      </p>
      <Button variant="primary" size="large" busy={isBusy || account.status === 'loading'} onClick={run}>
        {account.status === 'authenticated' ? 'Open my course' : 'Log in and start'}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      {token && (
        <p className="note">
          Pressing the button also confirms your email address, so we can email you when a section opens.
        </p>
      )}
    </div>
  );
};
