import type { Feature } from './feature-list.tsx';
import styles from './points.module.css';

/** Four short points side by side; below each other on phones. */
export const Points = ({ points }: { points: readonly Feature[] }) => (
  <ul className={`stack-32 quarters ${styles.points}`}>
    {points.map(({ icon: Icon, title, description }) => (
      <li key={title} className="stack-8 top">
        <Icon className="accent" size={22} strokeWidth={1.5} aria-hidden />
        <h3>{title}</h3>
        <p className="muted">{description}</p>
      </li>
    ))}
  </ul>
);
