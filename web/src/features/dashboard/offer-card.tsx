import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import styles from './offer-card.module.css';

interface OfferCardProps {
  title: string;
  text: string;
  /** Actions of the offer. */
  children: ReactNode;
  /** Adds a button in the corner that dismisses the offer permanently. */
  onDismiss?: (() => void) | undefined;
}

/** Optional offer on the dashboard: title, text and actions. */
export const OfferCard = ({ title, text, children, onDismiss }: OfferCardProps) => {
  const titleId = useId();
  return (
    <section className={classNames(styles.offer, onDismiss && styles.dismissible)} aria-labelledby={titleId}>
      <div className={styles.copy}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      {onDismiss && (
        <IconButton
          className={styles.dismiss}
          label="Do not ask again"
          icon={<X size={20} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </section>
  );
};
