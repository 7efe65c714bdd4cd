import { ProductWindow } from '../sections/product-window.tsx';
import styles from './agenda-illustration.module.css';

/** A part of a training day. */
interface AgendaPart {
  time: string;
  title: string;
  /** What the group has made by the end of it. */
  result: string;
  isPractice?: boolean;
}

const parts: readonly AgendaPart[] = [
  { time: '09:00', title: 'Where a model is confidently wrong', result: 'Five answers, checked by hand' },
  {
    time: '10:30',
    title: 'Your own tasks',
    result: 'Three tasks from your week, written as prompts',
    isPractice: true,
  },
  { time: '13:00', title: 'What not to paste', result: 'Your data, sorted into three classes' },
  { time: '14:00', title: 'The same task, twice as good', result: 'Before and after, side by side', isPractice: true },
  { time: '16:00', title: 'Monday', result: 'One page of rules your team agreed on' },
];

/** A training day: its schedule and results. */
export const AgendaIllustration = () => (
  <ProductWindow inert title="Day 1" status="on-site">
    <ol className={styles.list}>
      {parts.map(({ time, title, result, isPractice }) => (
        <li key={time} className={styles.part} data-practice={isPractice || undefined}>
          <span className={styles.time}>{time}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.result}>{result}</span>
        </li>
      ))}
    </ol>
  </ProductWindow>
);
