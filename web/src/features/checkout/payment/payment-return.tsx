import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '#web/src/ui/spinner.tsx';

const ConfirmPayment = lazy(() =>
  import('./payment-status-panel.tsx').then(({ ConfirmPayment }) => ({ default: ConfirmPayment })),
);

/** Shows the payment status after checkout; loaded on demand, because most visits do not need it. */
export const PaymentReturn = (props: ComponentProps<typeof ConfirmPayment>) => (
  <Suspense fallback={<Spinner label="Loading the payment" size={32} />}>
    <ConfirmPayment {...props} />
  </Suspense>
);
