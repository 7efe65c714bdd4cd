import { corporateFigures } from '../facts/corporate-training.ts';
import styles from './crowd-illustration.module.css';

const columns = 50;
const people = Array.from({ length: corporateFigures.virtualInOneDay }, (_, place) => ({
  x: (place % columns) * 10 + 5,
  y: Math.floor(place / columns) * 10 + 5,
}));

/** One dot per person trained in one day. */
export const CrowdIllustration = () => (
  <svg
    className={styles.crowd}
    viewBox={`0 0 ${columns * 10} ${(people.length / columns) * 10}`}
    role="img"
    aria-label={`${corporateFigures.virtualInOneDay} dots, one for each person`}
  >
    <path d={people.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
  </svg>
);
