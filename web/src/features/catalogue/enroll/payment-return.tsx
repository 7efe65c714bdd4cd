import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiProblem } from '../../../api/api-problem.ts';
import { paths } from '../../../site/paths.ts';
import { ActionFailure } from '../../../ui/action-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { beginCourse, explainEnrolling } from './begin-course.ts';
import styles from './enroll-card.module.css';

/** Milliseconds between two looks whether the payment has arrived, and how many looks are taken. */
const pause = 2000;
const looks = 20;

const isNotThereYet = (error: unknown) => error instanceof ApiProblem && error.code === 'payment-required';

/** After the pay page: waits for the payment provider's word, then opens the course. It comes within seconds. */
export const ConfirmPayment = ({ courseId }: { courseId: string }) => {
  const navigate = useNavigate();
  const [round, setRound] = useState(1);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (left: number) => {
      try {
        await beginCourse(courseId);
        if (!isOver) navigate(paths.content(courseId), { replace: true });
      } catch (error) {
        if (isOver) return;
        if (!isNotThereYet(error)) setFailure(explainEnrolling(error));
        else if (left > 1) timer = setTimeout(() => void look(left - 1), pause);
        else setFailure('The confirmation takes longer than usual. Once it is here, a mail tells you so.');
      }
    };
    setFailure(undefined);
    void look(round * looks);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [courseId, navigate, round]);

  return (
    <>
      <p className={styles.confirming} role="status">
        {!failure && <Spinner />}
        {failure ? 'Your payment is not confirmed yet' : 'We are confirming your payment'}
      </p>
      <ActionFailure>{failure}</ActionFailure>
      {failure ? (
        <Button size="large" wide onClick={() => setRound(round + 1)}>
          Look again
        </Button>
      ) : (
        <p className={styles.note}>This takes a few seconds. You can leave this page: nothing gets lost.</p>
      )}
    </>
  );
};
