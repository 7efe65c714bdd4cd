import styles from './subscribe-form.module.css';

/** Stands right before the form and takes its place where the browser itself has sent it: at `#sent`. */
export const SentNotice = () => (
  <div id="sent" className={styles.sent}>
    <h2>Look into your mailbox</h2>
    <p>The link into the course is on its way to you. The first module unlocks today.</p>
  </div>
);
