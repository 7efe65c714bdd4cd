import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './inbox-illustration.module.css';

const mails = [
  { from: 'Ruth Amsel', subject: 'Slides for Thursday?', state: 'drafted' },
  { from: 'Facilities', subject: 'Room 4 is double booked', state: 'drafted' },
  { from: 'Jonas Wirth', subject: 'Invoice 2211, second reminder', state: 'open' },
  { from: 'Priya Nair', subject: 'Re: Contract, clause 7', state: 'ask' },
] as const;

const states = { drafted: 'draft ready', open: 'writing', ask: 'needs you' } as const;

/** A mailbox with the extension: drafts in the list, and an open one being written. */
export const InboxIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="draftemail" size={32} /> Inbox
      </>
    }
    status="4 to answer"
  >
    <ul className={styles.mails}>
      {mails.map(({ from, subject, state }) => (
        <li key={from} className={styles.mail} data-state={state}>
          <span className={styles.from}>{from}</span>
          <span className={styles.subject}>{subject}</span>
          <span className={styles.state}>{states[state]}</span>
        </li>
      ))}
    </ul>
    <div className={styles.reply}>
      <p className={styles.tone}>
        <span>Reply to Jonas</span>
        <span className={styles.chip}>Direct</span>
        <span className={styles.chip}>Payment reminder</span>
      </p>
      <p>
        Jonas, the invoice was paid on the 3rd; the bank’s confirmation is attached. Please tell me by Friday if it has
        not reached your account,
        <span className={styles.coming}> and I will ask our bank to trace it.</span>
      </p>
    </div>
  </ProductWindow>
);
