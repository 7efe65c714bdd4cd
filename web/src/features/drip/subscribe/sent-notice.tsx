import styles from './subscribe-form.module.css';

/** Comes right before the form and replaces it when the URL ends in `#sent`, after a submit without script. */
export const SentNotice = () => (
  <div id="sent" className={styles.sent}>
    <h2>Check your inbox</h2>
    <p>The link to the course is on its way. The first module unlocks today.</p>
  </div>
);
