import { Captions, CircleCheck, Play } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import styles from './product-miniature.module.css';

const lectures = [
  { title: 'Why look it up first?', time: '0:55', state: 'done' },
  { title: 'Retrieval, or something else?', time: '0:52', state: 'current' },
  { title: 'What a chunk is for', time: '1:04', state: 'next' },
] as const;

const captions = [
  'A long prompt is enough for a handful of pages.',
  'When the pages change every week, look them up.',
  'When it is arithmetic, ask a database instead.',
] as const;

const icons = { done: CircleCheck, current: Play, next: Play } as const;

/** The player in small, made of the product's own parts. It only shows: nothing in it can be reached. */
export const ProductMiniature = () => (
  <div className={styles.window} inert aria-hidden>
    <div className={styles.sidebar}>
      <div className={styles.course}>
        <ProgressRing value={42} label="Progress" />
        <p>RAG from First Principles</p>
      </div>
      <p className={styles.section}>Why retrieve first</p>
      <ul className={styles.lectures}>
        {lectures.map(({ title, time, state }) => {
          const Icon = icons[state];
          return (
            <li
              key={title}
              className={classNames(styles.lecture, state === 'current' && styles.current)}
              data-state={state}
            >
              <Icon size={16} strokeWidth={1.75} />
              <span className={styles.name}>{title}</span>
              <span className={styles.time}>{time}</span>
            </li>
          );
        })}
      </ul>
    </div>
    <div className={styles.stage}>
      <div className={styles.screen}>
        <Cover id="rag-from-first-principles" className={styles.picture} />
        <div className={styles.captions}>
          {captions.map((caption) => (
            <p key={caption}>{caption}</p>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <Play size={16} strokeWidth={1.75} />
        <ProgressBar value={58} label="Position" />
        <span className={styles.time}>0:30</span>
        <Captions size={16} strokeWidth={1.75} />
      </div>
    </div>
    <div className={styles.chat}>
      <p className={styles.question}>When is a longer prompt enough?</p>
      <p className={styles.answer}>
        When everything fits and rarely changes. The lecture draws the line at a handful of pages.
        <span className={styles.source}>1.3 at 0:18</span>
      </p>
    </div>
  </div>
);
