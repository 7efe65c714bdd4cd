import { useEffect, useState } from 'react';
import type { PaymentState } from '#contract/schemas/payment.ts';
import { call } from '#web/src/api/client.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';

/** Payment status from the server. `asking`: not read yet; `none`: there is no payment. */
export type PaymentStatus = PaymentState | 'asking' | 'none' | 'unreachable';

interface PaymentStatusState {
  status: PaymentStatus;
  /** Checks again immediately. */
  refetch: () => void;
}

/** Delay between polls in milliseconds: from 2 s, growing to at most 30 s. */
const pollDelayMs = (polls: number): number => Math.min(2_000 * 1.2 ** polls, 30_000);

/** Automatic polls before giving up, about half an hour. */
const maxPolls = 60;

/** Failed polls in a row before the failure is shown. */
const maxFailures = 3;

const isPending = (status: PaymentStatus): boolean => status === 'open' || status === 'pending' || status === 'asking';

const fetchStatus = async (courseId: string): Promise<PaymentStatus> => {
  try {
    return (await call('confirmPayment', { body: { courseId } })).state;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-found') return 'none';
    if (error instanceof ApiProblem) return 'unreachable';
    throw error;
  }
};

/**
 * Polls the learner's payment for a course until it reaches a final status. The server finds the payment by learner;
 * nothing in the URL is trusted.
 */
export const usePaymentStatus = (courseId: string): PaymentStatusState => {
  const [status, setStatus] = useState<PaymentStatus>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round polls again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCanceled = false;
    const poll = async (polls: number, previousFailures: number) => {
      const latest = await fetchStatus(courseId);
      if (isCanceled) return;
      const failureCount = latest === 'unreachable' ? previousFailures + 1 : 0;
      if (failureCount === 0 || failureCount >= maxFailures) setStatus(latest);
      if (polls >= maxPolls || failureCount >= maxFailures || (failureCount === 0 && !isPending(latest))) return;
      timer = setTimeout(() => void poll(polls + 1, failureCount), pollDelayMs(polls));
    };
    void poll(0, 0);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [courseId, round]);

  const refetch = () => {
    setStatus('asking');
    setRound(round + 1);
  };
  return { status, refetch };
};
