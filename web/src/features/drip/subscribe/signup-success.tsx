import { MailCheck } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './message-page.module.css';

interface SignupSuccessProps {
  courseId: string;
  /** Undefined when the page was opened directly. */
  email?: string;
  /** The email address already had access. */
  existing: boolean;
  title: string | undefined;
}

/** Confirms the subscription and says what opens today. */
export const SignupSuccess = ({ courseId, email, existing, title = 'your course' }: SignupSuccessProps) => {
  const emailElement = email ? <b className={styles.address}>{email}</b> : 'your email address';
  return (
    <div className={styles.page}>
      <MailCheck className={styles.icon} size={40} strokeWidth={1.5} aria-hidden />
      <PageTitle size="small">{existing ? 'You already have access' : 'You are in'}</PageTitle>
      {existing ? (
        <p className={styles.text}>
          {emailElement} is subscribed to {title}. The link to your course is in the newest email we sent there; we send
          it again at most once an hour. Open it to go on where you left off.
        </p>
      ) : (
        <p className={styles.text}>
          Your first module of {title} unlocks today. We have sent an email to {emailElement}: press the button in it,
          and the course opens.
        </p>
      )}
      <ul className={styles.points}>
        <li>The email usually arrives within a minute. If it does not, look in your spam folder.</li>
        {!existing && (
          <li>Every other section opens on its day, in the morning where you are, and an email tells you so.</li>
        )}
        <li>Every email has a link that stops them all at once. What has opened stays open.</li>
      </ul>
      <ButtonLink variant="primary" size="large" to={courseId ? `${paths.course(courseId)}/` : paths.courses()}>
        {courseId ? 'Go to the course page' : 'Browse courses'}
      </ButtonLink>
    </div>
  );
};
