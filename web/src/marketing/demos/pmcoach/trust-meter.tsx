import styles from './trust-meter.module.css';

/** The stakeholder's trust in steps; a meter for screen readers. */
export const TrustMeter = ({ trust, max, name }: { trust: number; max: number; name: string }) => (
  <div className={styles.meter}>
    <p className={styles.label}>
      <span>{name}’s trust</span>
      <span className={styles.number}>
        {trust} of {max}
      </span>
    </p>
    {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot show steps. */}
    <div
      role="meter"
      aria-label={`${name}’s trust`}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={trust}
      className={styles.steps}
    >
      {Array.from({ length: max }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order.
        <span key={step} className={styles.step} data-reached={step < trust || undefined} />
      ))}
    </div>
  </div>
);
