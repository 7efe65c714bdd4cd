import type { RefObject } from 'react';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './exchange.module.css';
import { type Choice, stakeholder } from './script.ts';

/** What the visitor said, the reply, and the coach's remark. */
export const Exchange = ({
  choice,
  focus,
}: {
  choice: Choice;
  /** Set on the latest exchange, which takes the focus. */
  focus: RefObject<HTMLDivElement | null> | undefined;
}) => (
  <div ref={focus} tabIndex={-1} className={styles.exchange}>
    <p className={styles.mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      {choice.say}
    </p>
    <p className={styles.coach}>
      <span className={styles.label}>Coach</span> {choice.coach}
    </p>
    <p className={styles.said}>
      <VisuallyHidden>{stakeholder.name}: </VisuallyHidden>
      {choice.reply}
    </p>
  </div>
);
