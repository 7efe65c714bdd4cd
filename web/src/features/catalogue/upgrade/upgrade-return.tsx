import { useEffect, useState } from 'react';
import { sentenceFor } from '../../../api/problem-messages.ts';
import { refresh } from '../../../api/use-operation.ts';
import { ActionFailure } from '../../../ui/action-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import card from '../enroll/enroll-card.module.css';
import { isPremiumNow } from './use-premium.ts';

/** Milliseconds between two looks whether the payment has arrived, and how many looks are taken. */
const pause = 2000;
const looks = 20;

/** After the pay page: waits for the payment provider's word, which comes within seconds; then the page changes by itself. */
export const ConfirmUpgrade = ({ courseId }: { courseId: string }) => {
  const [round, setRound] = useState(1);
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round looks again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (left: number) => {
      try {
        if (await isPremiumNow(courseId)) return void refresh('getEnrollmentStatus', 'getAvailableContent');
        if (isOver) return;
        if (left > 1) timer = setTimeout(() => void look(left - 1), pause);
        else setFailure('The confirmation takes longer than usual. Once it is here, a mail tells you so.');
      } catch (error) {
        if (!isOver) setFailure(sentenceFor(error, 'Your payment could not be looked up. Please try again.'));
      }
    };
    setFailure(undefined);
    void look(looks);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [courseId, round]);

  return (
    <>
      <p className={card.confirming} role="status">
        {!failure && <Spinner />}
        {failure ? 'Your payment is not confirmed yet' : 'We are confirming your payment'}
      </p>
      <ActionFailure>{failure}</ActionFailure>
      {failure ? (
        <Button size="large" wide onClick={() => setRound(round + 1)}>
          Look again
        </Button>
      ) : (
        <p className={card.note}>This takes a few seconds. You do not have to pay again.</p>
      )}
    </>
  );
};
