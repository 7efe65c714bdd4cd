import { useEffect, useState } from 'react';
import type { PaymentState } from '../../../../../contract/schemas/payment.ts';
import { call } from '../../../api/client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';

/** How a payment stands, as the server says. `asking` until it has; `none` when there is no such payment. */
export type PaymentStatus = PaymentState | 'asking' | 'none' | 'unreachable';

interface PaymentStatusState {
  status: PaymentStatus;
  /** Asks again, at once. */
  refetch: () => void;
}

/** Milliseconds from one look to the next: 2 s, then ever longer, at most 30 s. */
const pollDelayMs = (polls: number): number => Math.min(2_000 * 1.2 ** polls, 30_000);

/** Looks that are taken without being asked for, about half an hour of them. */
const maxPolls = 60;

/** Failed looks in a row after which the reader is told. */
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
 * How the reader's own payment for a course stands, asked again until it has come to an end. Nothing in the address is
 * believed: the server looks the payment up by who asks.
 */
export const usePaymentStatus = (courseId: string): PaymentStatusState => {
  const [status, setStanding] = useState<PaymentStatus>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCanceled = false;
    const poll = async (polls: number, previousFailures: number) => {
      const latest = await fetchStatus(courseId);
      if (isCanceled) return;
      const failureCount = latest === 'unreachable' ? previousFailures + 1 : 0;
      if (failureCount === 0 || failureCount >= maxFailures) setStanding(latest);
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
    setStanding('asking');
    setRound(round + 1);
  };
  return { status, refetch };
};
