import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';

const ConfirmPayment = lazy(() =>
  import('./confirm-payment.tsx').then(({ ConfirmPayment }) => ({ default: ConfirmPayment })),
);

/** Shows the state of a payment, on the way back from the payment page; most visits never load its code. */
export const PaymentReturn = (props: ComponentProps<typeof ConfirmPayment>) => (
  <Suspense fallback={<Spinner label="Loading the payment" size={32} />}>
    <ConfirmPayment {...props} />
  </Suspense>
);
