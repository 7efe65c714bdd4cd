import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './payment-standing.module.css';
import { paymentWords } from './payment-words.ts';
import type { PaymentStanding as Standing } from './use-payment.ts';

interface PaymentStandingProps {
  standing: Exclude<Standing, 'paid'>;
  onLookAgain: () => void;
  /** The way to a payment, with the words that fit. */
  again: (label: string) => ReactNode;
}

const iconOf = (standing: Standing, isFailure: boolean): ReactNode => {
  if (standing === 'asking') return <Spinner />;
  const Icon = isFailure ? TriangleAlert : Clock;
  return <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />;
};

/** How a payment stands that has not opened its course (yet), and what can be done. Changes are heard. */
export const PaymentStanding = ({ standing, onLookAgain, again }: PaymentStandingProps) => {
  const { title, text, again: label, isFailure = false } = paymentWords[standing];
  return (
    <>
      <p className={classNames(styles.title, isFailure && styles.failure)} role={isFailure ? 'alert' : 'status'}>
        {iconOf(standing, isFailure)}
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      {label && again(label)}
      {(standing === 'unreachable' || standing === 'pending') && (
        <Button size="large" wide onClick={onLookAgain}>
          Look again
        </Button>
      )}
    </>
  );
};
