import { ClaimText } from './claim-text.tsx';
import type { Exchange } from './exchange.ts';
import { type AskLocation, SourceButton } from './source-button.tsx';
import styles from './written-answer.module.css';

/** Shows a model's sentences as one text, each with the numbers of its sources, which are listed below it. */
export const WrittenAnswer = ({ exchange, location }: { exchange: Exchange; location: AskLocation }) => {
  const { claims, sources } = exchange;
  const cited = sources.filter(({ id }) => claims.some((claim) => claim.sources.includes(id)));
  return (
    <div className="stack-12">
      <div className={styles.text}>
        {claims.map((claim) => (
          <div key={claim.text}>
            <ClaimText
              text={claim.text}
              end={cited
                .filter(({ id }) => claim.sources.includes(id))
                .map(({ id, source }) => (
                  <sup key={id} className={styles.number}>
                    <SourceButton look="number" number={id} {...{ source, location }} />
                  </sup>
                ))}
            />{' '}
          </div>
        ))}
      </div>
      {cited.length > 0 && (
        <ol className={`stack-4 line-above ${styles.sources}`} aria-label="Sources">
          {cited.map(({ id, source }) => (
            <li key={id} value={id}>
              <SourceButton look="title" {...{ source, location }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
