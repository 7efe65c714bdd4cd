import { ProductWindow } from '../sections/product-window.tsx';
import styles from './diagnosis-illustration.module.css';

const findings = [
  { text: 'Vibration at 2x shaft speed since 06:04', source: 'Sensor V-12' },
  { text: 'Same pattern before the coupling was changed in March', source: 'Report 2026-03-11' },
  { text: 'Check alignment before the bearing', source: 'Manual 7.3, step 2' },
] as const;

/** The assistant at a machine: an abnormal curve, and an answer with a source per line. */
export const DiagnosisIllustration = () => (
  <ProductWindow inert title="Pump 2, line B" status="06:31">
    <svg
      className={`full line-below ground-sunken ${styles.curve}`}
      viewBox="0 0 320 90"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d="M0 62h320" data-limit />
      <path d="M0 74l20-3 20 4 20-5 20 3 20-2 20 4 20-3 20 2 18-6 18-14 18-18 18-8 18 6 18-10 18 4 18-9 16 5" />
    </svg>
    <ol className={`lines padded-8-16 ${styles.steps}`}>
      {findings.map(({ text, source }) => (
        <li key={source}>
          <span>{text}</span>
          <span className={`accent ${styles.source}`}>{source}</span>
        </li>
      ))}
    </ol>
    <p className="any-width muted line-above padded-12-16">Stopping the line needs your confirmation.</p>
  </ProductWindow>
);
