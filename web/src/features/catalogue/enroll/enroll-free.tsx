import { useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths.ts';
import { useAction } from '../../../site/use-action.ts';
import { ActionFailure } from '../../../ui/action-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { beginCourse, explainEnrolling } from './begin-course.ts';
import styles from './enroll-card.module.css';

/** A free course: one button, and the course opens. */
export const EnrollFree = ({ courseId }: { courseId: string }) => {
  const navigate = useNavigate();
  const { run, isBusy, failure } = useAction(async () => {
    await beginCourse(courseId);
    navigate(paths.content(courseId), { replace: true });
    return true;
  }, explainEnrolling);
  return (
    <>
      <p className={styles.price}>Free</p>
      <Button look="primary" size="large" wide busy={isBusy} onClick={run}>
        Enroll for free
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <p className={styles.note}>No card is asked for, now or later.</p>
    </>
  );
};
