import { planFrameworks } from '#web/src/marketing/facts/plan-frameworks.ts';
import styles from './framework-table.module.css';

const uses: Record<(typeof planFrameworks)[number]['name'], string> = {
  'Business Model Canvas': 'How does this make money, and for whom? Nine fields on one sheet.',
  SWOT: 'Where are we, and what is coming? Two fields about you, two about the market.',
  "Porter's Five Forces": 'Who takes the margin in this market? Rivals, newcomers, substitutes, buyers, suppliers.',
};

const maxUses = Math.max(...planFrameworks.map(({ minutes }) => minutes));

/** Plan's frameworks with questions, minutes, and a bar for the time. */
export const FrameworkTable = () => (
  <ul className={styles.list}>
    {planFrameworks.map(({ name, questions, minutes }) => (
      <li key={name} className={styles.row}>
        <h3>{name}</h3>
        <p className={styles.use}>{uses[name]}</p>
        <p className={styles.figures}>
          <span>{questions} questions</span>
          <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="4" rx="2" />
            <rect width={(minutes / maxUses) * 100} height="4" rx="2" data-filled />
          </svg>
          <span>{minutes} min</span>
        </p>
      </li>
    ))}
  </ul>
);
