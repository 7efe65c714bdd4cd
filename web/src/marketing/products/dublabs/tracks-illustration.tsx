import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './tracks-illustration.module.css';

const tracks = [
  { language: 'English', state: 'original', seed: 3 },
  { language: 'Spanish', state: 'ready', seed: 5 },
  { language: 'Japanese', state: 'ready', seed: 8 },
  { language: 'Hindi', state: 'lip-sync 74%', seed: 11 },
  { language: 'Arabic', state: 'queued', seed: 0 },
] as const;

const bars = 56;
const wave = (seed: number) =>
  Array.from({ length: bars }, (_, bar) => {
    const height = seed ? 4 + Math.abs(Math.sin(bar * 0.55 + seed) * Math.sin(bar * 0.13 * seed + 1)) * 20 : 1;
    return `M${bar * 5 + 2} ${(14 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
  }).join('');

/** A dubbing job: the speaker, and one track per language. */
export const TracksIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="dublabs" size={32} /> Onboarding, part 2
      </>
    }
    status="5:12"
  >
    <div className={styles.stage}>
      <svg viewBox="0 0 320 120" className={styles.speaker} preserveAspectRatio="xMidYMid slice" aria-hidden>
        <circle cx="160" cy="58" r="26" />
        <path d="M104 124c0-26 24-38 56-38s56 12 56 38" />
        <path d="M148 66q12 8 24 0" data-lips />
        <path d="M196 40q14 18 0 36M210 32q22 26 0 52M124 40q-14 18 0 36M110 32q-22 26 0 52" data-voice />
      </svg>
    </div>
    <ul className={styles.tracks}>
      {tracks.map(({ language, state, seed }) => (
        <li key={language} className={styles.track} data-state={state.split(' ')[0]}>
          <span>{language}</span>
          <svg viewBox={`0 0 ${bars * 5} 28`} className={styles.wave} preserveAspectRatio="none" aria-hidden>
            <path d={wave(seed)} />
          </svg>
          <span className={styles.state}>{state}</span>
        </li>
      ))}
    </ul>
  </ProductWindow>
);
