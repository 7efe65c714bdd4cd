import { CornerDownRight } from 'lucide-react';
import styles from './example-rows.module.css';

interface Example {
  title: string;
  description?: string;
  given: string;
  returned: string;
}

/** What goes into a system and what comes out, one example per row. */
export const ExampleRows = ({ examples }: { examples: readonly Example[] }) => (
  <ul className="rows rows-24">
    {examples.map(({ title, description, given, returned }) => (
      <li key={title} className={`grid-8 one-column ${styles.example}`}>
        <div className="stack-4">
          <h3>{title}</h3>
          {description && <p className="muted">{description}</p>}
        </div>
        <p className="mono muted">{given}</p>
        <p className="row-8 align-start strong any-width">
          <CornerDownRight className="fixed accent" size={20} strokeWidth={1.75} aria-hidden />
          {returned}
        </p>
      </li>
    ))}
  </ul>
);
