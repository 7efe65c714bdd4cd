import { Captions, CircleCheck, Play } from 'lucide-react';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { ProgressRing } from '#web/src/ui/progress-ring.tsx';
import { figures } from '../facts/figures.ts';
import { miniature } from '../facts/miniature.ts';
import { PageHero } from '../sections/page-hero.tsx';
import patterns from '../sections/patterns.module.css';
import styles from './hero.module.css';

const icons = { done: CircleCheck, current: Play } as const;

/** The player in miniature, built from the product's own components. Nothing in it is interactive. */
const ProductMiniature = () => (
  <div className={`${patterns.frame} one-column ${styles.window}`} inert aria-hidden>
    <div className={styles.sidebar}>
      <div className="row-12 strong">
        <ProgressRing value={miniature.progress} label="Progress" />
        <p>{miniature.course}</p>
      </div>
      <p className={styles.section}>{miniature.section}</p>
      <ul className={styles.lectures}>
        {miniature.lectures.map(({ title, time, state }) => {
          const Icon = icons[state];
          return (
            <li
              key={title}
              className={classNames('grid-8', styles.lecture, state === 'current' && styles.current)}
              data-state={state}
            >
              <Icon size={16} strokeWidth={1.75} />
              <span>{title}</span>
              <span className="mono">{time}</span>
            </li>
          );
        })}
      </ul>
    </div>
    <div className={styles.stage}>
      <div className={styles.screen}>
        <Cover id={miniature.courseId} className={styles.picture} />
        <div className={`grid center ${styles.captions}`}>
          {miniature.captions.map(({ text }) => (
            <p key={text} className="text-centered">
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className={`grid-12 ${styles.controls}`}>
        <Play size={16} strokeWidth={1.75} />
        <div className={`grid ${styles.moments}`}>
          {miniature.captions.map(({ seconds }) => (
            <div key={seconds} className={`grid-12 ${styles.moment}`}>
              <ProgressBar value={(100 * seconds) / miniature.duration} label="Position" />
              <span className="mono">{formatTimestamp(seconds)}</span>
            </div>
          ))}
        </div>
        <Captions size={16} strokeWidth={1.75} />
      </div>
    </div>
    <div className={`stack-8 small padded-16 line-above ${styles.chat}`}>
      <p className={styles.question}>{miniature.question}</p>
      <p className="muted">
        {miniature.answer.text}
        <span className={`mono nowrap ${styles.source}`}>
          {miniature.answer.lecture} at {formatTimestamp(miniature.answer.seconds)}
        </span>
      </p>
    </div>
  </div>
);

/** Hero of home, with the product illustration. */
export const Hero = () => (
  <PageHero
    isHome
    title="Get good at working with AI"
    lead="Courses that teach one skill at a time, an assistant that answers from the lecture, and five tools for the work itself."
    actions={[
      { text: 'Browse courses', to: paths.courses() },
      { text: 'See the tools', to: paths.tools() },
    ]}
    note={
      <>
        <strong>{figures.professionalsTrained}</strong> professionals trained in {figures.countries} countries
      </>
    }
    picture={<ProductMiniature />}
  />
);
