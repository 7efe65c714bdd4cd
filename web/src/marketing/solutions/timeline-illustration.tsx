import { Bar } from '../sections/bar.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './timeline-illustration.module.css';

const tracks = [
  { language: 'English', state: 'original', percent: 100 },
  { language: 'Español', state: 'published', percent: 100 },
  { language: 'Polski', state: 'in review', percent: 78 },
  { language: 'Türkçe', state: 'dubbing', percent: 41 },
] as const;

/** A video with its language tracks, each at a different stage of publication. */
export const TimelineIllustration = () => (
  <ProductWindow inert title="Safety briefing, hall 4" status="06:12">
    <ul className="lines padded-8-16">
      {tracks.map(({ language, state, percent }) => (
        <li key={language} className={`grid-16 align-center ${styles.track}`}>
          <span className="strong">{language}</span>
          <Bar percent={percent} />
          <span className="mono text-end">{state}</span>
        </li>
      ))}
    </ul>
    <div className="stack-4 padded-16 line-above ground-sunken">
      <p className="muted">Before you open the guard, switch off the drive and wait until the lamp goes out.</p>
      <p className="strong" lang="pl">
        Zanim otworzysz osłonę, wyłącz napęd i poczekaj, aż lampka zgaśnie.
      </p>
    </div>
  </ProductWindow>
);
