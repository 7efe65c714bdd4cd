import { figures } from '../facts/figures.ts';
import { Split } from '../sections/split.tsx';
import styles from './countries.module.css';

/** Hours after Auckland's 8:00 at which each city reaches 8:00, on a day in June. */
const morningOffsets = [
  { place: 'Auckland', hours: 0 },
  { place: 'Mumbai', hours: 6.5 },
  { place: 'Berlin', hours: 10 },
  { place: 'New Jersey', hours: 16 },
  { place: 'San Francisco', hours: 19 },
] as const;

const leftPx = 150;
const hourPx = 16;

const Mornings = () => (
  <svg className={styles.mornings} viewBox="0 0 520 292" aria-hidden>
    {morningOffsets.map(({ place, hours }, row) => (
      <g key={place} transform={`translate(0 ${52 + row * 52})`}>
        <text className={styles.city} x="16" y="5">
          {place}
        </text>
        <path className={styles.line} d={`M${leftPx} 0H504`} />
        <path className={styles.open} d={`M${leftPx + hours * hourPx} 0H504`} />
        <circle className={styles.dot} cx={leftPx + hours * hourPx} r="6" />
        <text className={styles.time} x={leftPx + hours * hourPx} y="-14" textAnchor="middle">
          8:00
        </text>
      </g>
    ))}
  </svg>
);

export const Countries = () => (
  <Split id="countries-title" title={`At home in ${figures.countries} countries`} picture={<Mornings />}>
    <p>
      Learners and clients in {figures.countries} countries do not share a morning. So a course by email opens each
      section at the same local hour for everyone, even on the day the clocks change.
    </p>
    <p>Every video has captions and a transcript, and anyone can check a certificate from anywhere.</p>
  </Split>
);
