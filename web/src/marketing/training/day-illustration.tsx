import { corporateFigures } from '../facts/corporate-training.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './day-illustration.module.css';

const people = corporateFigures.virtualInOneDay;
const roomOf = 8;
const rooms = Math.ceil(people / roomOf);

const parts = [
  { at: '09:00', title: 'One speaker', inRooms: false },
  { at: '09:40', title: 'First task', inRooms: true },
  { at: '11:15', title: 'What went wrong, and why', inRooms: false },
  { at: '13:00', title: 'Second task, on your own data', inRooms: true },
  { at: '15:30', title: 'What changes on Monday', inRooms: false },
];

const cells = Array.from({ length: rooms }, (_, place) => `M${place * 4} 0h2.6v16h-2.6z`).join('');

const whole = `M0 0h${rooms * 4}v16H0z`;

/** A virtual day: everyone with one speaker, alternating with rooms of eight. */
export const DayIllustration = () => (
  <ProductWindow inert title={`Virtual day, ${people} people`} status="09:00-16:00">
    <ol className={styles.parts}>
      {parts.map(({ at, title, inRooms }) => (
        <li key={at} className={styles.part}>
          <span className={styles.at}>{at}</span>
          <span>{title}</span>
          <span className={styles.who}>{inRooms ? `${rooms} rooms of ${roomOf}` : 'everyone'}</span>
          <svg className={styles.bar} viewBox={`0 0 ${rooms * 4} 16`} preserveAspectRatio="none" aria-hidden>
            <path d={inRooms ? cells : whole} />
          </svg>
        </li>
      ))}
    </ol>
  </ProductWindow>
);
