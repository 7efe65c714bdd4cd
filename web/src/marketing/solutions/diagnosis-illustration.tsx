import { ProductWindow } from '../sections/product-window.tsx';

const findings = [
  { text: 'Vibration at 2x shaft speed since 6:04 AM', source: 'Sensor V-12' },
  { text: 'Same pattern before the coupling was changed in March', source: 'Report of March 11' },
  { text: 'Check alignment before the bearing', source: 'Manual 7.3, step 2' },
] as const;

/** The assistant at a machine: an abnormal curve, and an answer with a source per line. */
export const DiagnosisIllustration = () => (
  <ProductWindow inert title="Pump 2, line B" status="6:31 AM">
    <svg
      className="full unfilled line-below ground-sunken"
      height="112"
      viewBox="0 0 320 90"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className="stroke-danger" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" d="M0 62h320" />
      <path
        className="stroke-accent"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M0 74l20-3 20 4 20-5 20 3 20-2 20 4 20-3 20 2 18-6 18-14 18-18 18-8 18 6 18-10 18 4 18-9 16 5"
      />
    </svg>
    <ol className="lines rows-12 padded-8-16">
      {findings.map(({ text, source }) => (
        <li key={source} className="cluster-4 between">
          <span>{text}</span>
          <span className="accent mono-label">{source}</span>
        </li>
      ))}
    </ol>
    <p className="any-width muted line-above padded-12-16">Stopping the line needs your confirmation.</p>
  </ProductWindow>
);
