import { Lock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ApiProblem, type ClientProblemCode } from '#web/src/lib/api-problem.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';

/** Returns the URL if it is a known checkout page. @throws Error otherwise */
const assertCheckoutUrl = (url: string): string => {
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== location.origin) throw new Error(`Unexpected checkout URL: ${url}`);
  return url;
};

interface CheckoutButtonProps {
  label: string;
  /** Creates the checkout session. */
  createSession: () => Promise<{ url: string }>;
  /**
   * Handles a refusal. Resolves to true when the page navigates away, to false when it stays, and to undefined when the
   * refusal is a failure to show.
   */
  onRefused: (code: ClientProblemCode) => Promise<boolean | undefined>;
  describeError: (error: unknown) => string;
}

/** Opens the payment page. Shows the payment's status instead when one is already processing. */
export const CheckoutButton = ({ label, createSession, onRefused, describeError }: CheckoutButtonProps) => {
  const [, setSearch] = useSearchParams();
  const { run, isBusy, failure } = useAction(async () => {
    try {
      location.assign(assertCheckoutUrl((await createSession()).url));
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'payment-pending') {
        setSearch({ payment: 'success' }, { replace: true });
        return true;
      }
      const isLeaving = await onRefused(error.code);
      if (isLeaving === undefined) throw error;
      return isLeaving;
    }
  }, describeError);
  return (
    <>
      <Button variant="primary" size="large" wide busy={isBusy} icon={<Lock size={18} aria-hidden />} onClick={run}>
        {isBusy ? 'Opening the payment page' : label}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
    </>
  );
};
