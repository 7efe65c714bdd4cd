import type { RefObject } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './exchange.module.css';
import { type Choice, stakeholder } from './script.ts';

/** What was said, what came back, and the coach's remark. */
export const Exchange = ({
  choice,
  focus,
}: {
  choice: Choice;
  /** Takes the focus when this is the latest exchange. */
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
