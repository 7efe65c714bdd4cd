import { useEffect, useState } from 'react';
import type { PaymentState } from '../../../../../contract/schemas/payment.ts';
import { call } from '../../../api/client.ts';
import { ApiProblem } from '../../../site/api-problem.ts';

/** How a payment stands, as the server says. `asking` until it has; `none` when there is no such payment. */
export type PaymentStanding = PaymentState | 'asking' | 'none' | 'unreachable';

interface Look {
  standing: PaymentStanding;
  /** Asks again, at once. */
  lookAgain: () => void;
}

/** Milliseconds from one look to the next: 2 s, then ever longer, at most 30 s. */
const pauseAfter = (looks: number): number => Math.min(2_000 * 1.2 ** looks, 30_000);

/** Looks that are taken without being asked for, about half an hour of them. */
const mostLooks = 60;

/** Failed looks in a row after which the reader is told. */
const patience = 3;

const isMoving = (standing: PaymentStanding): boolean =>
  standing === 'open' || standing === 'pending' || standing === 'asking';

const ask = async (courseId: string): Promise<PaymentStanding> => {
  try {
    return (await call('confirmPayment', { body: { courseId } })).state;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-found') return 'none';
    if (error instanceof ApiProblem) return 'unreachable';
    throw error;
  }
};

/**
 * How the reader's own payment for a course stands, asked again until it has come to an end. Nothing in the address is
 * believed: the server looks the payment up by who asks.
 */
export const usePayment = (courseId: string): Look => {
  const [standing, setStanding] = useState<PaymentStanding>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (looks: number, failures: number) => {
      const found = await ask(courseId);
      if (isOver) return;
      const failed = found === 'unreachable' ? failures + 1 : 0;
      if (failed === 0 || failed >= patience) setStanding(found);
      if (looks >= mostLooks || failed >= patience || (failed === 0 && !isMoving(found))) return;
      timer = setTimeout(() => void look(looks + 1, failed), pauseAfter(looks));
    };
    void look(0, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [courseId, round]);

  const lookAgain = () => {
    setStanding('asking');
    setRound(round + 1);
  };
  return { standing, lookAgain };
};
