import { useNavigate } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { enrollErrorMessage, enrollInCourse } from '../checkout-calls.ts';
import styles from './enroll-card.module.css';

/** Enrollment in a free course with one button. */
export const EnrollFree = ({ courseId }: { courseId: string }) => {
  const navigate = useNavigate();
  const { run, isBusy, failure } = useAction(async () => {
    await enrollInCourse(courseId);
    void navigate(paths.content(courseId), { replace: true });
    return true;
  }, enrollErrorMessage);
  return (
    <>
      <p className={styles.price}>Free</p>
      <Button variant="primary" size="large" wide busy={isBusy} onClick={run}>
        Enroll for free
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <p className={styles.note}>No card required, now or later.</p>
    </>
  );
};
