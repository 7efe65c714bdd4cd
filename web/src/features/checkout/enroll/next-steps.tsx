import styles from './next-steps.module.css';

const free = [
  'The course opens at once, at its first lecture.',
  'Your place, notes and quiz results are kept in your account, on every device.',
  'After the last lecture you get your certificate.',
];

const paid = [
  'You pay on a secure page and come back here.',
  'A receipt is sent to your email address, and the course opens at its first lecture.',
  'Your place, notes and quiz results are kept in your account, and after the last lecture you get your certificate.',
];

const byEmail = [
  'You enter your email address and confirm it by the button in our first email.',
  'The first section opens today. Every other one opens on its day, and an email tells you so.',
  'You can stop the emails at any time with one click. What has opened stays open.',
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
