import { Link, useLocation, useParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { useOperation } from '../api/use-operation.ts';
import { FirstLessons } from '../features/checkout/enroll/first-lessons.tsx';
import { Schedule } from '../features/drip/subscribe/schedule.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { Container } from '../ui/container.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmailPreview, WebmailLinks } from './signup-success/inbox.tsx';

interface SignupSuccessProps {
  courseId: string;
  course: CourseDetail | undefined;
  /** Undefined when the page was opened directly. */
  email?: string;
  /** The email address already had access. */
  existing: boolean;
}

/** Confirms the subscription and says what opens today. */
const SignupSuccess = ({ courseId, course, email, existing }: SignupSuccessProps) => {
  const title = course?.title ?? 'your course';
  const emailElement = email ? <b className="strong break-anywhere">{email}</b> : 'you';
  return (
    <Container className="stack-48 page">
      <div className="grid seven-five gap-32-64 align-center">
        <div className="stack-16 top">
          <PageTitle size="small">{existing ? 'You already have access' : 'Check your email'}</PageTitle>
          {existing ? (
            <p className="lead below-8">
              {email ? emailElement : 'Your email address'} is already subscribed to {title}. The link to your course is
              in our latest email; we resend it at most once an hour. Open it to continue where you left off.
            </p>
          ) : (
            <p className="lead below-8">
              Your first module of {title} unlocks today. Open the email we sent {email ? 'to ' : ''}
              {emailElement} to start.
            </p>
          )}
          <div className="cluster-12">
            <WebmailLinks email={email} />
            <Link to={courseId ? `${paths.course(courseId)}/` : paths.courses()}>
              {courseId ? 'Go to the course page' : 'Browse courses'}
            </Link>
          </div>
          <p className="note any-width">
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
        <EmailPreview {...{ title, existing }} />
      </div>
      {course && (
        <div className="grid seven-five gap-32-64">
          <FirstLessons course={course} />
          <Schedule course={course} />
        </div>
      )}
    </Container>
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
      <SignupSuccess {...{ courseId }} {...signupOf(state)} {...{ course }} />
    </>
  );
};
