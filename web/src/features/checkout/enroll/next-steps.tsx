import styles from './next-steps.module.css';

const free = [
  'The course opens right away, at its first lesson.',
  'Your progress, notes and quiz results are saved to your account, on every device.',
  'You get your certificate after the last lesson.',
];

const paid = [
  'You pay on a secure page and return here.',
  'We email you a receipt, and the course opens at its first lesson.',
  'Your progress, notes and quiz results are saved to your account, and you get your certificate after the last lesson.',
];

const byEmail = [
  'You enter your email address and confirm it with the button in our first email.',
  'The first section opens today. The others open on schedule, and we email you when they do.',
  'You can stop the emails at any time with one click. Open sections stay open.',
];

/** Explains what happens after the button is pressed. */
export const NextSteps = ({ kind }: { kind: 'free' | 'paid' | 'by-email' }) => (
  <section aria-labelledby="next-title">
    <h2 id="next-title" className={styles.title}>
      What happens next
    </h2>
    <ol className={styles.steps}>
      {{ free, paid, 'by-email': byEmail }[kind].map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  </section>
);
