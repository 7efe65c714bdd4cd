import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { maskedEmail } from '#contract/rules/email.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { signIn } from '#web/src/auth/account.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Schedule } from './schedule.tsx';

interface WelcomeProps {
  courseId: string;
  /** From the link; only prefills the login page. */
  email: string;
  /** Token of the emailed link; confirms the email address when the button is pressed. */
  token: string;
  course: CourseDetail | undefined;
  /** The first lesson, ready to play. */
  lesson: ReactNode;
  /** The lessons of the section that is open. */
  lessons: ReactNode;
}

/** Confirms the email address. Ignores a refusal, e.g. of an expired link, because signing in confirms it too. */
const confirmSubscription = async (token: string) => {
  try {
    await call('confirmSubscription', { params: { token } });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500) throw error;
    console.warn('The link could not confirm the email address.', error);
  }
};

/**
 * Welcome page of a subscriber: the first lesson, and one button that confirms the email address, logs in and opens the
 * course. New subscribers are taken to the sign-up page.
 */
export const Welcome = ({ courseId, email, token, course, lesson, lessons }: WelcomeProps) => {
  const account = useAccount();
  const navigate = useNavigate();
  const targetPath = email ? paths.dripLink(courseId, email) : paths.drip(courseId);
  const isLoggedIn = account.status === 'authenticated';
  const { run, isBusy, failure } = useAction(
    async () => {
      if (token) await confirmSubscription(token);
      if (isLoggedIn) void navigate(targetPath);
      else await signIn(targetPath, { hint: email || undefined, isNewcomer: email !== '' });
      return true;
    },
    (error) => errorMessage(error, 'The course could not be opened. Please try again.'),
  );
  return (
    <CardPage
      head={
        <PageTitle size="small" lead="Your first section is open. Here is its first lesson.">
          Welcome to <span className="inline">{course?.title ?? 'your course'}</span>
        </PageTitle>
      }
    >
      <div className="top">{lesson}</div>
      <PageCard label="Your course" below={course && <Schedule course={course} />}>
        <h2 className="title">{isLoggedIn ? 'Continue here' : 'Keep your place'}</h2>
        <p className="muted">
          {isLoggedIn && 'Your course opens with your progress, on every device.'}
          {!isLoggedIn && email === '' && 'Log in with the email address that received our email.'}
          {!isLoggedIn && email !== '' && 'An account saves your progress and opens each section on schedule.'}
        </p>
        {!isLoggedIn && email !== '' && <p className="strong ellipsis">{maskedEmail(email)}</p>}
        <Button variant="primary" size="large" wide busy={isBusy || account.status === 'loading'} onClick={run}>
          {isLoggedIn ? 'Open my course' : 'Log in or create an account'}
        </Button>
        <ActionFailure>{failure}</ActionFailure>
        {token && (
          <p className="note">This also confirms your email address, so that we can tell you when a section opens.</p>
        )}
      </PageCard>
      {lessons}
    </CardPage>
  );
};
