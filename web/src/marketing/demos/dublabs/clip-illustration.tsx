import styles from './clip-illustration.module.css';

const steam = ['M148 62c-6-9 6-14 0-24', 'M160 58c-6-9 6-14 0-24', 'M172 62c-6-9 6-14 0-24'];

/** The clip: a drawn coffee maker. Steam rises while it plays, and the cup fills line by line. */
export const ClipIllustration = ({ line, isPlaying }: { line: number; isPlaying: boolean }) => (
  <svg
    className={styles.picture}
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    data-playing={isPlaying || undefined}
    aria-hidden
  >
    <path className={styles.table} d="M0 140h320v40H0z" />
    <circle className={styles.window} cx="252" cy="52" r="34" />
    <path className={styles.thin} d="M252 18v68M218 52h68" />
    {steam.map((d) => (
      <path key={d} className={styles.steam} d={d} />
    ))}
    <path className={styles.dripper} d="M126 70h68l-18 30h-32z" />
    <path className={styles.line} d="M194 74h14" />
    <path className={styles.glass} d="M138 100h44l10 40h-64z" />
    <path className={styles.coffee} data-level={line} d="M134.5 114h51l6.5 26h-64z" />
    <path className={styles.line} d="M84 140v-22a10 10 0 0 1 10-10h0M64 112h28v28H64zM64 118h-8a6 6 0 0 0 0 14h8" />
  </svg>
);
