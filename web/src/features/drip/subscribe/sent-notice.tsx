import styles from './subscribe-form.module.css';

/** Comes right before the form and replaces it when the URL ends in `#sent`, after a submit without script. */
export const SentNotice = () => (
  <div id="sent" className={styles.sent}>
    <h2>Look into your mailbox</h2>
    <p>The link into the course is on its way to you. The first module unlocks today.</p>
  </div>
);
