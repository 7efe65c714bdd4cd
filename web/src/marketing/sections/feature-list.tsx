import type { LucideIcon } from 'lucide-react';
import styles from './feature-list.module.css';

/** A feature (docs/product.md#entities). */
export interface Feature {
  icon: LucideIcon;
  title: string;
  description: string;
}

/** Features as bordered rows: icon and title at the left, description at the right. */
export const FeatureList = ({ features }: { features: readonly Feature[] }) => (
  <ul className="rows rows-24">
    {features.map(({ icon: Icon, title, description }) => (
      <li key={title} className={`grid icon-column ${styles.feature}`}>
        <Icon className="above-2 accent" size={20} strokeWidth={1.75} aria-hidden />
        <h3>{title}</h3>
        <p className={`muted any-width second-column ${styles.description}`}>{description}</p>
      </li>
    ))}
  </ul>
);
