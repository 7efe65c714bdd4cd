import styles from './waves.module.css';

const barsALine = 24;

/** Returns heights from 2 to 20 derived from the letters of a line, so that every language has its own wave. */
const heightsOf = (words: string): number[] =>
  Array.from({ length: barsALine }, (_, bar) => {
    const letter = words.codePointAt(Math.floor((bar / barsALine) * words.length)) ?? 32;
    return letter === 32 ? 2 : 5 + ((letter * 7 + bar * 11) % 16);
  });

/** The clip's speech as a wave, line by line, with the current line highlighted. */
export const Waves = ({ line, words }: { line: number; words: readonly string[] }) => (
  <div className={styles.track} aria-hidden>
    {words.map((text, place) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have the same order in every language.
        key={place}
        className={styles.wave}
        viewBox={`0 0 ${barsALine * 4} 24`}
        preserveAspectRatio="none"
        data-current={place === line || undefined}
        aria-hidden
      >
        <path
          d={heightsOf(text)
            .map((height, bar) => `M${bar * 4 + 2} ${12 - height / 2}v${height}`)
            .join('')}
        />
      </svg>
    ))}
  </div>
);
