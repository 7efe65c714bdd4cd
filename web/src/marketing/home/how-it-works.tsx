import { BadgeCheck, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import patterns from '../sections/patterns.module.css';
import { Split } from '../sections/split.tsx';
import { StepList } from '../sections/step-list.tsx';
import styles from './how-it-works.module.css';

const answers = [
  { letter: 'A', text: 'The prompt is too short', isRight: false },
  { letter: 'B', text: 'It was never given the price list', isRight: true },
  { letter: 'C', text: 'The model is too small', isRight: false },
] as const;

/** Three sheets: an answered question, a notebook cell, and the certificate. */
const LearningIllustration = () => (
  <div className={`stack-16 ${styles.picture}`} inert aria-hidden>
    <div className={classNames('stack-12', 'top', patterns.frame, 'padded-24', 'small', styles.quiz)}>
      <p className="mono">Question 2 of 5</p>
      <p className={styles.question}>The assistant names a price from last year. What is the likeliest cause?</p>
      <ul className={`stack-8 ${styles.answers}`}>
        {answers.map(({ letter, text, isRight }) => (
          <li key={letter} className={`row-12 ${styles.answer}`} data-right={isRight || undefined}>
            <span className={styles.letter}>{letter}</span>
            {text}
            {isRight && <Check size={18} strokeWidth={2} />}
          </li>
        ))}
      </ul>
    </div>
    <div className={classNames('stack-12', 'top', patterns.frame, 'padded-24', 'small', styles.notebook)}>
      <p className="mono">Notebook</p>
      <pre className={styles.code}>{'late = orders[orders.days > 3]\nlate.groupby("city").size()'}</pre>
      <p className="row-8 accent">
        <Check size={16} strokeWidth={2} /> 3 of 3 checks passed
      </p>
    </div>
    <div className={classNames('stack-12', 'top', patterns.frame, 'padded-24', 'small', styles.certificate)}>
      <BadgeCheck size={28} strokeWidth={1.5} />
      <p className={styles.holder}>Prompting That Works</p>
      <p className="mono">signed, and open to verification</p>
    </div>
  </div>
);

const steps = [
  {
    title: 'Watch one idea',
    description: 'Lectures of a few minutes, each about one idea, with captions and a searchable transcript.',
  },
  {
    title: 'Try it at once',
    description:
      'A quiz asks you to decide, not to remember. Notebooks run Python in the browser, with nothing to install.',
  },
  {
    title: 'Ask when you are stuck',
    description: 'The assistant answers from the course and names the lecture and the second its answer comes from.',
  },
  {
    title: 'Show that you can',
    description: 'The certificate is signed, and anyone you send it to can check it on its own page.',
  },
];

/** A course from the first lecture to the certificate. */
export const HowItWorks = () => (
  <Split id="how-title" title="One skill at a time, until it sticks" picture={<LearningIllustration />}>
    <p>No lecture hall on video. Courses consist of short steps, and each ends with something you did.</p>
    <div className={styles.steps}>
      <StepList steps={steps} />
    </div>
    <Link to={paths.faq()}>How courses work in detail</Link>
  </Split>
);
