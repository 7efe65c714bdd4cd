import { isRequestWord, stemOf, tokenize } from '#contract/rules/search/tokenize.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ClaimText } from './claim-text.tsx';
import { type Exchange, type Passage, passagesOf } from './exchange.ts';
import styles from './passage-cards.module.css';
import { type AskLocation, SourceButton } from './source-button.tsx';

/** Returns the stems of the words that name what a question is about. */
const stemsOf = (question: string): ReadonlySet<string> =>
  new Set(
    tokenize(question)
      .filter((word) => !isRequestWord(word))
      .map(stemOf),
  );

/** Course whose cover stands for a passage; inside a course, every passage would have the same. */
const coverOf = ({ source }: Passage, { insideCourse }: AskLocation): string | undefined => {
  const courseId = source.kind === 'lecture' ? source.courseId : /^\/courses\/([^/]+)$/.exec(source.path)?.[1];
  return courseId === insideCourse ? undefined : courseId;
};

/** Shows an answer that quotes: a card for each source, with the words of the question marked. */
export const PassageCards = ({ exchange, location }: { exchange: Exchange; location: AskLocation }) => {
  const stems = stemsOf(exchange.question);
  return (
    <div className="stack-8">
      {exchange.remark === undefined && (
        <p className="note">
          <strong>Closest passages</strong>, found by search. Each is quoted from its source.
        </p>
      )}
      <ul className="stack-8" aria-label="Passages">
        {passagesOf(exchange).map((passage) => {
          const cover = coverOf(passage, location);
          return (
            <li key={passage.texts[0]} className={`stack-8 surface ${styles.passage}`}>
              <div className="row-12">
                {cover !== undefined && <Cover id={cover} className={styles.cover} />}
                <SourceButton source={passage.source} look="title" {...{ location }} />
              </div>
              <blockquote className={`stack-8 ${styles.quotation}`}>
                {passage.texts.map((text) => (
                  <ClaimText key={text} {...{ text, stems }} />
                ))}
              </blockquote>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
