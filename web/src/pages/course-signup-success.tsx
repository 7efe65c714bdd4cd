import { Link, useLocation, useParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import narrow from '../features/drip/narrow-page.module.css';
import styles from '../features/drip/subscribe/message-page.module.css';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { emptyDrawings } from '../ui/empty-drawings.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmailPreview, WebmailLinks } from './signup-success/inbox.tsx';

interface SignupSuccessProps {
  courseId: string;
  /** Undefined when the page was opened directly. */
  email?: string;
  /** The email address already had access. */
  existing: boolean;
  title: string | undefined;
}

/** Confirms the subscription and says what opens today. */
const SignupSuccess = ({ courseId, email, existing, title = 'your course' }: SignupSuccessProps) => {
  const emailElement = email ? <b className="strong break-anywhere">{email}</b> : 'you';
  return (
    <div className={`stack-16 middle ${narrow.page}`}>
      <svg
        className="line-drawing stroke-strong"
        width="96"
        height="52"
        strokeWidth="1.5"
        strokeLinejoin="round"
        viewBox="7 36 96 52"
        aria-hidden
      >
        {emptyDrawings.mail}
      </svg>
      <PageTitle size="small">{existing ? 'You already have access' : 'Check your email'}</PageTitle>
      {existing ? (
        <p className="lead below-8">
          {email ? emailElement : 'Your email address'} is already subscribed to {title}. The link to your course is in
          our latest email; we resend it at most once an hour. Open it to continue where you left off.
        </p>
      ) : (
        <p className="lead below-8">
          Your first module of {title} unlocks today. Open the email we sent {email ? 'to ' : ''}
          {emailElement} to start.
        </p>
      )}
      {!existing && <EmailPreview title={title} />}
      <div className="cluster-12 below-8">
        {!existing && <WebmailLinks email={email} />}
        <ButtonLink
          variant={existing ? 'secondary' : 'plain'}
          to={courseId ? `${paths.course(courseId)}/` : paths.courses()}
        >
          {courseId ? 'Go to the course page' : 'Browse courses'}
        </ButtonLink>
      </div>
      <p className={`note line-above any-width ${styles.points}`}>
        No email after a minute? Check your spam folder
        {courseId && !existing && (
          <>
            {' '}
            or <Link to={paths.subscribe(courseId)}>enter your address again</Link>
          </>
        )}
        . Every email has an unsubscribe link.
      </p>
    </div>
  );
};

const signupOf = (state: unknown): { email?: string; existing: boolean } => {
  const { email, existing } = (state ?? {}) as { email?: unknown; existing?: unknown };
  return { ...(typeof email === 'string' && email && { email }), existing: existing === true };
};

/**
 * Shown after the early access form. The navigation state carries the email address; without it the text is general.
 */
export const Component = () => {
  const { courseId = '' } = useParams();
  const { state } = useLocation();
  const { data: course } = useOperation('getCourse', courseId ? { params: { courseId } } : null);
  return (
    <>
      <PageMeta title="Check your email" />
      <SlimHeader />
      <SignupSuccess {...{ courseId }} {...signupOf(state)} title={course?.title} />
    </>
  );
};
