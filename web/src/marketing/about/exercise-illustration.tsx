import { Check, X } from 'lucide-react';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './exercise-illustration.module.css';

const claims = [
  { claim: 'A marathon is 42.195 kilometers long.', isTrue: true, note: 'Looked up. Signed.' },
  { claim: 'Mount Everest was first climbed in 1954.', isTrue: false, note: 'Reads well. It was 1953.' },
  { claim: 'On a mountain, water boils at a lower temperature.', isTrue: true, note: 'Looked up. Signed.' },
] as const;

/** The first exercise of every course, filled in. */
export const ExerciseIllustration = () => (
  <ProductWindow inert title="Exercise 1: which of these would you sign?" status="3 of 3">
    <ol className={styles.claims}>
      {claims.map(({ claim, isTrue, note }) => (
        <li key={claim} className={styles.claim} data-false={!isTrue || undefined}>
          <span className={styles.mark}>{isTrue ? <Check size={18} /> : <X size={18} />}</span>
          <span className={styles.copy}>{claim}</span>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
    <p className={styles.rule}>All three were written in the same confident tone. That is the lesson.</p>
  </ProductWindow>
);
