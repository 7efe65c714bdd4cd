import { ProductWindow } from '../sections/product-window.tsx';
import styles from './timeline-illustration.module.css';

const tracks = [
  { language: 'English', state: 'original', from: 0, to: 100 },
  { language: 'Español', state: 'published', from: 0, to: 100 },
  { language: 'Polski', state: 'in review', from: 0, to: 78 },
  { language: 'Türkçe', state: 'dubbing', from: 0, to: 41 },
] as const;

/** A video with its language tracks, each at a different stage of publication. */
export const TimelineIllustration = () => (
  <ProductWindow inert title="Safety briefing, hall 4" status="06:12">
    <ul className="lines padded-8-16">
      {tracks.map(({ language, state, from, to }) => (
        <li key={language} className={`grid-16 align-center ${styles.track}`}>
          <span className="strong">{language}</span>
          <svg className={`full ${styles.bar}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="10" rx="1" />
            <rect x={from} width={to - from} height="10" rx="1" data-done />
          </svg>
          <span className="mono text-end">{state}</span>
        </li>
      ))}
    </ul>
    <p className="padded-16 line-above body text-centered any-width ground-sunken">
      “Zanim otworzysz osłonę, wyłącz napęd i poczekaj, aż lampka zgaśnie.”
    </p>
  </ProductWindow>
);
