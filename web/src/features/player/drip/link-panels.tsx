import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { handleSignOut } from '#web/src/auth/handle-sign-out.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { linkAccount } from './use-account-link.ts';

const Screen = ({ children }: { children: ReactNode }) => <div className="grid screen-height middle">{children}</div>;

const Address = ({ children }: { children: string }) => <b className="primary strong break-anywhere">{children}</b>;

/** Shown while the account is being linked to its subscription. */
export const Linking = () => (
  <Screen>
    <PageTitle size="hidden">Opening your course</PageTitle>
    <div className="row-12 center muted" role="status">
      <Spinner size={24} /> Linking your account to your subscription
    </div>
  </Screen>
);

/** Shown when the emailed link is for a different address than the signed-in one; nothing is linked. */
export const EmailMismatch = (props: { email: string; ownEmail: string; onIgnore: () => void }) => (
  <Screen>
    <EmptyState
      drawing="mail"
      title={<PageTitle size="small">This link is for another email address</PageTitle>}
      text={
        <>
          It was sent to <Address>{props.email}</Address>, but you are logged in as <Address>{props.ownEmail}</Address>.
          Nothing has changed. To use the other email address, log out and open the link again.
        </>
      }
      action={
        <>
          <Button variant="primary" onClick={handleSignOut}>
            Log out
          </Button>
          <Button onClick={props.onIgnore}>Stay logged in</Button>
        </>
      }
    />
  </Screen>
);

const linkFailureReason = (error: unknown, email: string): string | undefined => {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === 'not-found') return `There is no subscription to this course for ${email}.`;
  if (error.code === 'email-not-verified') return 'Confirm your email address first with the code we emailed you.';
  return error.status > 0 && error.status < 500 ? error.message : undefined;
};

interface LinkFailedProps {
  courseId: string;
  email: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown when linking was refused or failed. */
export const LinkFailed = ({ courseId, email, error, onRetry }: LinkFailedProps) => (
  <Screen>
    <ErrorPanel title={messages.linkFailed} isPage text={linkFailureReason(error, email)} onRetry={onRetry}>
      <ButtonLink to={paths.subscribe(courseId)}>Subscribe to this course</ButtonLink>
    </ErrorPanel>
  </Screen>
);

interface NotEnrolledProps {
  courseId: string;
  email: string;
  /** Shows the course and how to join it; a URL typed by hand may name a standard course. */
  enrollFirst: ReactNode;
}

/**
 * For learners who are not enrolled: checks once for a subscription of their email address, which opens the course.
 * Without one, shows how to subscribe.
 */
export const NotEnrolled = ({ courseId, email, enrollFirst }: NotEnrolledProps) => {
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another attempt.
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    linkAccount(courseId).catch((error: unknown) => isCurrent && setFailure({ error }));
    return () => {
      isCurrent = false;
    };
  }, [courseId, round]);

  const isUnknown = failure?.error instanceof ApiProblem && failure.error.code === 'not-found';
  const course = useOperation('getCourse', isUnknown ? { params: { courseId } } : null);

  if (!failure || (isUnknown && !course.data && !course.error)) return <Linking />;
  const { error } = failure;
  if (isUnknown) return <Screen>{enrollFirst}</Screen>;
  return <LinkFailed {...{ courseId, email, error }} onRetry={() => setRound(round + 1)} />;
};
