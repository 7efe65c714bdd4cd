import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { splitAtBestSentence, standsAlone, stemsToMark } from './best-sentence.ts';
import { ClaimText, InlineText } from './claim-text.tsx';
import { type Exchange, type Passage, passagesOf, sourceHeading, sourceTime } from './exchange.ts';
import styles from './quoted-answer.module.css';
import { type AskLocation, iconOf, SourceButton } from './source-button.tsx';

interface PassageProps {
  passage: Passage;
  location: AskLocation;
  /** Stems of the words to mark. */
  stems: ReadonlySet<string>;
}

/** Quotes all of a passage. */
const Quotation = ({ passage, stems }: Omit<PassageProps, 'location'>) => (
  <blockquote className="stack-8">
    {passage.texts.map((text) => (
      <ClaimText key={text} {...{ text, stems }} />
    ))}
  </blockquote>
);

/** Returns the id of the course whose cover illustrates a passage. */
const coverOf = ({ source }: Passage): string | undefined =>
  source.kind === 'lecture' ? source.courseId : /^\/courses\/([^/]+)$/.exec(source.path)?.[1];

/** Length in characters above which the text after the sentence is cut off: about five lines of the narrow panel. */
const longContextLength = 220;

/** The best passage: the sentence that best matches the question, the text after it, and a button that shows all. */
const LeadingPassage = ({ question, passage, stems, location }: PassageProps & { question: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const parts = splitAtBestSentence(question, passage);
  const cover = coverOf(passage);
  if (!parts) {
    return (
      <>
        <Quotation {...{ passage, stems }} />
        <SourceButton source={passage.source} look="title" {...{ location }} />
      </>
    );
  }
  const { before, sentence, after } = parts;
  const isLong = after.length > longContextLength;
  return (
    <>
      <blockquote>
        <p className={`heading break-anywhere ${styles.sentence}`}>
          “<InlineText text={sentence} stems={stems} />”
        </p>
      </blockquote>
      <div className="row-12">
        {cover !== undefined && <Cover id={cover} className={`fixed rounded ${styles.cover}`} />}
        <SourceButton source={passage.source} look="title" {...{ location }} />
      </div>
      <div
        id={id}
        hidden={after === '' && !isOpen}
        className={classNames('muted', isLong && !isOpen && styles.shortened)}
      >
        {isOpen ? (
          <Quotation {...{ passage, stems }} />
        ) : (
          <blockquote>
            <ClaimText text={after} stems={stems} />
          </blockquote>
        )}
      </div>
      {(isLong || before !== '') && (
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

/** Another passage, shown by its heading and the sentence that best matches the question; opens in place. */
const FoldedPassage = ({
  question,
  passage,
  stems,
  location,
  isOpen,
}: PassageProps & { question: string; isOpen: boolean }) => {
  const { source } = passage;
  const Icon = iconOf(source);
  const sentence = splitAtBestSentence(question, passage)?.sentence;
  return (
    // Not live: opening it must not announce the answer again.
    <details aria-live="off" open={isOpen}>
      <summary className="row-12 control-height focus-inset small-size">
        <Icon className="fixed accent" size={14} strokeWidth={2} aria-hidden />
        <span className="fill padded-block-8">
          <span className="block strong">{sourceHeading(source) ?? source.title}</span>
          {sentence !== undefined && (
            <span className={`note two-lines ${styles.glimpse}`}>
              <InlineText text={sentence} stems={stems} />
            </span>
          )}
        </span>
        <span className="fixed mono">{sourceTime(source)}</span>
        <ChevronDown className="fixed muted chevron" size={16} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className="stack-8 below-16">
        <Quotation {...{ passage, stems }} />
        <SourceButton look="title" {...{ source, location }} />
      </div>
    </details>
  );
};

/** Returns whether an answer with a remark is one text in parts, such as a summary, rather than ranked passages. */
const isOneText = (exchange: Exchange, passages: readonly Passage[]): boolean => {
  const places = passages.map(({ source }) => (source.kind === 'lecture' ? source.lectureId : source.path));
  return exchange.remark !== undefined && new Set(places).size === 1;
};

/**
 * Shows an answer that quotes: the best passage first, then the others as collapsible rows. An answer that is one text
 * in parts is shown whole.
 */
export const QuotedAnswer = ({ exchange, location }: { exchange: Exchange; location: AskLocation }) => {
  const { question, remark } = exchange;
  const passages = passagesOf(exchange);
  const stems = stemsToMark(question, passages);
  const isWhole = isOneText(exchange, passages);
  const [first, ...rest] = passages;
  const others = rest.filter((passage) => standsAlone(question, passage));
  return (
    <div className="stack-8">
      {remark === undefined && (
        <p className="note">
          <strong>Closest passages</strong>, found by search.
        </p>
      )}
      <ul className={isWhole ? 'stack-16' : 'grid one-column'} aria-label="Passages">
        {isWhole &&
          passages.map((passage) => (
            <li key={passage.texts[0]} className="stack-4 side-line">
              <SourceButton source={passage.source} look="title" {...{ location }} />
              <Quotation {...{ passage, stems }} />
            </li>
          ))}
        {!isWhole && first && (
          <li className="surface stack-12 padded-16 below-8">
            <LeadingPassage passage={first} {...{ question, stems, location }} />
          </li>
        )}
        {!isWhole &&
          others.map((passage) => (
            <li key={passage.texts[0]} className="line-below">
              <FoldedPassage {...{ question, passage, stems, location }} isOpen={others.length === 1} />
            </li>
          ))}
      </ul>
    </div>
  );
};
