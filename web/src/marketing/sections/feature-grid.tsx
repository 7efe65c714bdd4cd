import { Section } from '#web/src/ui/section.tsx';
import styles from './feature-grid.module.css';
import type { Feature } from './feature-list.tsx';
import { SectionHead } from './section-head.tsx';

interface FeatureGridProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: string;
  lead?: string;
  features: readonly Feature[];
}

/** Features in full width, two per row with borders between them; works best with an even number. */
export const FeatureGrid = ({ id, title, lead, features }: FeatureGridProps) => (
  <Section labelledBy={id}>
    <SectionHead id={id} title={title} lead={lead} />
    <ul className={styles.grid}>
      {features.map(({ icon: Icon, title: name, description }) => (
        <li key={name} className={styles.cell}>
          <Icon className={styles.icon} size={24} strokeWidth={1.5} aria-hidden />
          <div className={styles.copy}>
            <h3>{name}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
