import { Bookmark, CreditCard, type LucideIcon, Receipt, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { refundDays } from '#contract/rules/refund-window.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { paths } from '#web/src/lib/paths.ts';
import styles from './payment-terms.module.css';

/** A term with its icon. */
const Term = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="row-12 align-start">
    <Icon className="fixed muted above-2" size={18} strokeWidth={1.75} aria-hidden />
    <span>{children}</span>
  </li>
);

/** Terms of a free enrollment, below its button. */
export const FreeTerms = () => (
  <ul className={`stack-12 small line-above ${styles.terms}`}>
    <Term Icon={CreditCard}>No card required, now or later</Term>
    <Term Icon={Bookmark}>Your progress, notes and results are saved to your account, available on every device</Term>
  </ul>
);

/** Terms of a payment, below its button. */
export const PaymentTerms = () => {
  const account = useAccount();
  return (
    <ul className={`stack-12 small line-above ${styles.terms}`}>
      <Term Icon={Undo2}>
        <Link to={paths.refundTerms()}>Full refund</Link> within {refundDays} days, no reason needed
      </Term>
      <Term Icon={CreditCard}>One-time payment, no subscription</Term>
      <Term Icon={Receipt}>
        You pay on Stripe, which adds any tax before you pay. We email the receipt
        {account.status === 'authenticated' && (
          <>
            {' '}
            to <span className="break-anywhere">{account.user.email}</span>
          </>
        )}
        .
      </Term>
    </ul>
  );
};
