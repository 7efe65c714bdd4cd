import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import segmented from '../demos/segmented.module.css';
import { corporateFigures } from '../facts/corporate-training.ts';
import styles from './virtual-day.module.css';

const people = corporateFigures.virtualInOneDay;
const roomOf = 8;
const rooms = Math.ceil(people / roomOf);

/** Parts of a virtual day, which alternate between everyone and rooms. */
const parts = [
  { at: '9:00 AM', title: 'One speaker' },
  { at: '9:40 AM', title: 'First task', isInRooms: true },
  { at: '11:15 AM', title: 'What went wrong, and why' },
  { at: '1:00 PM', title: 'Second task, on your own data', isInRooms: true },
  { at: '3:30 PM', title: 'What changes on Monday' },
];
const shownFirst = 1;

const width = 500;
const height = 250;

/** A row of dots, as a line that the stylesheet dashes. The last dot is drawn only if the line passes it. */
const row = (x: number, y: number, dots: number, gap: number) => `M${x} ${y}h${(dots - 1) * gap + 1}`;

const columns = 50;
const dotGap = width / columns;

/** One dot per person, in one block. */
const everyone = Array.from({ length: people / columns }, (_, line) =>
  row(dotGap / 2, line * dotGap + 55, columns, dotGap),
).join('');

const roomsPerRow = 12;
const dotsPerRow = 4;
const roomDotGap = 8;

/** The same dots in rooms of eight, two rows each. */
const inRooms = Array.from({ length: Math.ceil(people / dotsPerRow) }, (_, line) => {
  const room = Math.floor(line / 2);
  const x = Math.round((room % roomsPerRow) * (width / roomsPerRow)) + 8;
  const y = Math.floor(room / roomsPerRow) * 31 + (line % 2) * roomDotGap + 12;
  return row(x, y, Math.min(dotsPerRow, people - line * dotsPerRow), roomDotGap);
}).join('');

/** A virtual day: the dots regroup as the visitor goes through its parts, without script. */
export const VirtualDay = () => (
  <figure className={`stack-16 ${styles.day}`}>
    <figcaption className="strong">{people} people, one day, no travel</figcaption>
    <svg
      className={`full unfilled stroke-accent system-colors ${styles.dots}`}
      strokeWidth="4"
      strokeLinecap="round"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <path className={styles.everyone} strokeDasharray="0 10" d={everyone} />
      <path className={styles.inRooms} strokeDasharray="0 8" d={inRooms} />
    </svg>
    <p className="note">One dot is one person. One block is a room of eight, with someone to ask.</p>
    <fieldset className="grid">
      <legend>
        <VisuallyHidden>Part of the day</VisuallyHidden>
      </legend>
      {parts.map(({ at, title, isInRooms }, index) => (
        <label
          key={at}
          className={`focus-inside choice control-height hover-border align-center flex ${segmented.option} ${styles.part}`}
        >
          <input type="radio" name="part-of-day" defaultChecked={index === shownFirst} data-rooms={isInRooms} />
          <span className={`mono ${styles.time}`}>{at}</span>
          <span className="fill">{title}</span>
          <span className="mono">{isInRooms ? `${rooms} rooms of ${roomOf}` : 'everyone'}</span>
        </label>
      ))}
    </fieldset>
  </figure>
);
