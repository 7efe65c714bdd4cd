import { useId, useState } from 'react';
import { isRequestWord, stemOf, tokenize } from '#contract/rules/search/tokenize.ts';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
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

/** Length in characters from which a quotation is shown in part at first, about twelve lines of the narrow panel. */
const longQuotationLength = 560;

/** Returns texts from the paragraph or item on that matches the question best; an ellipsis stands for what is before. */
const fromFocus = ({ texts: [first = '', ...others], focus = 0 }: Passage): readonly string[] => {
  const start = first.lastIndexOf('\n', focus - 1) + 1;
  return start > 0 ? [`…\n${first.slice(start)}`, ...others] : [first, ...others];
};

const isLonger = (texts: readonly string[]): boolean => texts.join('').length > longQuotationLength;

/**
 * Quotes a passage with the words of the question marked; a long one begins where it matches best, and ends in a button
 * that shows all of it.
 */
const Quotation = ({ passage, stems }: { passage: Passage; stems: ReadonlySet<string> }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isLong = isLonger(passage.texts);
  const shown = isLong && !isOpen ? fromFocus(passage) : passage.texts;
  const isCut = !isOpen && isLonger(shown);
  return (
    <>
      <blockquote id={id} className={classNames('stack-8', 'side-line', isCut && styles.shortened)}>
        {shown.map((text) => (
          <ClaimText key={text} {...{ text, stems }} />
        ))}
      </blockquote>
      {isLong && (
        <Button
          variant="plain"
          flush
          size="small"
          className="self-start"
          data-no-print
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show the whole passage'}
        </Button>
      )}
    </>
  );
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
                {cover !== undefined && <Cover id={cover} className={`fixed rounded ${styles.cover}`} />}
                <SourceButton source={passage.source} look="title" {...{ location }} />
              </div>
              <Quotation passage={passage} stems={stems} />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
