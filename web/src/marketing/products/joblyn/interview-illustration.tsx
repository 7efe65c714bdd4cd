import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './interview-illustration.module.css';

const bars = Array.from({ length: 48 }, (_, bar) => {
  const height = 4 + Math.abs(Math.sin(bar * 0.7) * Math.cos(bar * 0.23)) * 28;
  return `M${bar * 6 + 3} ${(18 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
}).join('');

/** A practice interview: the question, the spoken answer, and two remarks on it. */
export const InterviewIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="joblyn" size={32} /> Logistics, operations lead
      </>
    }
    status="1:24"
  >
    <div className={styles.ask}>
      <p className={styles.label}>Question 4 of 9</p>
      <p className={styles.question}>A carrier cancels on Friday at five. Walk me through your evening.</p>
      <svg viewBox="0 0 288 36" className={styles.wave} preserveAspectRatio="none" aria-hidden>
        <path d={bars} />
      </svg>
      <p className={styles.answer}>
        First I called the two customers whose goods spoil. <mark className={styles.good}>Eleven pallets</mark> went on
        a van we already had. <mark className={styles.mend}>We sort of handled</mark> the rest on Saturday.
      </p>
    </div>
    <ul className={styles.remarks}>
      <li>
        <span className={styles.good}>Keep</span> A number the interviewer will remember.
      </li>
      <li>
        <span className={styles.mend}>Change</span> Who handled it, and how? Say what you did.
      </li>
    </ul>
  </ProductWindow>
);
