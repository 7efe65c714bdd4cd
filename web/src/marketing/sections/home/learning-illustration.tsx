import { BadgeCheck, Check } from 'lucide-react';
import { classNames } from '#web/src/ui/class-names.ts';
import styles from './learning-illustration.module.css';

const answers = [
  { letter: 'A', text: 'The prompt is too short', isRight: false },
  { letter: 'B', text: 'It was never given the price list', isRight: true },
  { letter: 'C', text: 'The model is too small', isRight: false },
] as const;

/** Three sheets: an answered question, a notebook cell, and the certificate. */
export const LearningIllustration = () => (
  <div className={styles.picture} inert aria-hidden>
    <div className={classNames(styles.sheet, styles.quiz)}>
      <p className={styles.label}>Question 2 of 5</p>
      <p className={styles.question}>The assistant names a price from last year. What is the likeliest cause?</p>
      <ul className={styles.answers}>
        {answers.map(({ letter, text, isRight }) => (
          <li key={letter} className={styles.answer} data-right={isRight || undefined}>
            <span className={styles.letter}>{letter}</span>
            {text}
            {isRight && <Check size={18} strokeWidth={2} />}
          </li>
        ))}
      </ul>
    </div>
    <div className={classNames(styles.sheet, styles.notebook)}>
      <p className={styles.label}>Notebook</p>
      <pre className={styles.code}>{'late = orders[orders.days > 3]\nlate.groupby("city").size()'}</pre>
      <p className={styles.passed}>
        <Check size={16} strokeWidth={2} /> 3 of 3 checks passed
      </p>
    </div>
    <div className={classNames(styles.sheet, styles.certificate)}>
      <BadgeCheck size={28} strokeWidth={1.5} />
      <p className={styles.holder}>Prompting That Works</p>
      <p className={styles.label}>signed, and open to verification</p>
    </div>
  </div>
);
