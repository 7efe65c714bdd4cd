import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './scenario-illustration.module.css';

const people = [
  { initials: 'VK', name: 'Vera', role: 'finance, wants the number', mood: 'M9 15.5q3-2.5 6 0' },
  { initials: 'TM', name: 'Tom', role: 'sales, has promised it already', mood: 'M9 15h6' },
  { initials: 'AL', name: 'Aiko', role: 'legal, has read the contract', mood: 'M9 14.5q3 2 6 0' },
] as const;

/** A scenario before it starts, and a finished conversation as trust over time. */
export const ScenarioIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="pmcoach" size={32} /> The budget round
      </>
    }
    status="scenario 14"
  >
    <ul className={styles.people}>
      {people.map(({ initials, name, role, mood }) => (
        <li key={initials} className={styles.person}>
          <svg viewBox="0 0 24 24" className={styles.face} aria-hidden>
            <circle cx="12" cy="12" r="9" />
            <path d="M9 9.5v.2M15 9.5v.2" />
            <path d={mood} />
          </svg>
          <span>
            <strong>{name}</strong>, {role}
          </span>
        </li>
      ))}
    </ul>
    <div className={styles.review}>
      <p className={styles.label}>How the room moved, minute by minute</p>
      <svg viewBox="0 0 400 120" className={styles.chart} preserveAspectRatio="none" aria-hidden>
        <path className={styles.grid} d="M0 30h400M0 60h400M0 90h400" />
        <path
          className={styles.curve}
          d="M0 58C30 52 44 44 64 50S110 92 140 96 176 70 200 62 262 58 286 42 340 20 400 14"
        />
        <path className={styles.moment} d="M140 4v112" />
      </svg>
      <p className={styles.remark}>
        <strong>4:10</strong> You explained the tool before the price. Vera stopped listening here. Say the number
        first.
      </p>
    </div>
  </ProductWindow>
);
