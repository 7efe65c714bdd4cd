import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { StatStrip } from '../sections/stat-figures.tsx';
import type { SolutionCard } from './solution-cards.ts';
import styles from './solution-list.module.css';

/** Solutions with their features and use cases. */
export const SolutionList = ({ cards }: { cards: readonly SolutionCard[] }) => (
  <ul className={styles.list}>
    {cards.map(({ id, title, subtitle, description, metrics, useCases }) => (
      <li key={id} className={styles.card}>
        <div className={styles.copy}>
          <h3 className={styles.title}>
            <Link to={paths.solution(id)}>{title}</Link>
          </h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.description}>{description}</p>
          <ul className={styles.uses} aria-label={`Uses of ${title}`}>
            {useCases.map((useCase) => (
              <li key={useCase.title}>{useCase.title}</li>
            ))}
          </ul>
        </div>
        <StatStrip figures={metrics} />
      </li>
    ))}
  </ul>
);
