import { Section } from '#web/src/ui/section.tsx';
import styles from './feature-grid.module.css';
import type { Feature } from './feature-list.tsx';
import patterns from './patterns.module.css';
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
    <ul className={`${patterns.frame} ${patterns.tiles} ${styles.grid}`}>
      {features.map(({ icon: Icon, title: name, description }) => (
        <li key={name} className={`stack-24 top ${styles.cell}`}>
          <Icon className="accent" size={24} strokeWidth={1.5} aria-hidden />
          <div className="stack-8">
            <h3>{name}</h3>
            <p className={`muted ${styles.description}`}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
