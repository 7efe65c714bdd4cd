import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';

const ConfirmPayment = lazyPart(() => import('./payment-status-panel.tsx'), 'ConfirmPayment');

/** Shows the payment status after checkout; loaded on demand, because most visits do not need it. */
export const PaymentReturn = (props: ComponentProps<typeof ConfirmPayment>) => (
  <Suspense fallback={<Spinner label="Loading the payment" size={32} />}>
    <ConfirmPayment {...props} />
  </Suspense>
);
