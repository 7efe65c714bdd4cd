import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { paymentCopy } from './payment-copy.ts';
import styles from './payment-status-panel.module.css';
import type { PaymentStatus } from './use-payment-status.ts';

interface PaymentStatusPanelProps {
  status: Exclude<PaymentStatus, 'paid'>;
  onRefetch: () => void;
  /** Renders the link that retries the payment. */
  renderRetryLink: (label: string) => ReactNode;
}

const statusIcon = (status: PaymentStatus, isFailure: boolean): ReactNode => {
  if (status === 'asking') return <Spinner />;
  const Icon = isFailure ? TriangleAlert : Clock;
  return <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />;
};

/** Shows the status of an unfinished payment and the possible actions. Announces changes. */
export const PaymentStatusPanel = ({ status, onRefetch, renderRetryLink }: PaymentStatusPanelProps) => {
  const { title, text, retryLabel: label, isFailure = false } = paymentCopy[status];
  return (
    <>
      <p className={classNames(styles.title, isFailure && styles.failure)} role={isFailure ? 'alert' : 'status'}>
        {statusIcon(status, isFailure)}
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      {label && renderRetryLink(label)}
      {(status === 'unreachable' || status === 'pending') && (
        <Button size="large" wide onClick={onRefetch}>
          Check again
        </Button>
      )}
    </>
  );
};
