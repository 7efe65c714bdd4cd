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
    <section
      className={classNames(
        'cluster-16',
        'between',
        'relative',
        'surface',
        'padded-24',
        styles.offer,
        onDismiss && styles.dismissible,
      )}
      aria-labelledby={titleId}
    >
      <div className="stack-4">
        <h2 id={titleId} className="title">
          {title}
        </h2>
        <p className="note">{text}</p>
      </div>
      {children}
      {onDismiss && (
        <IconButton
          className={`absolute ${styles.dismiss}`}
          label="Do not ask again"
          icon={<X size={20} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </section>
  );
};
