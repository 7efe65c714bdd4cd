import {
  bm25Goals,
  bm25Start,
  bm25Task,
  bRange,
  k1Range,
  maxQuery,
  rankPassages,
  type ScoredPassage,
  wordsOf,
} from '#contract/rules/explore/bm25.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { RangeField } from '../range-field.tsx';
import { ShareBar } from '../share-bar.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './bm25.module.css';

type State = StateOf<'bm25'>;

/** Passages that the picture lists. */
const shownPassages = 4;

/** The text of a passage with the words of the question marked. */
const Marked = ({ text, words }: { text: string; words: ReadonlySet<string> }) =>
  text.split(/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)/).map((part, index) =>
    words.has(part.toLowerCase()) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <mark key={index} className="ground-accent strong">
        {part}
      </mark>
    ) : (
      part
    ),
  );

/** How the score of the first passage adds up, word by word. */
const Sum = ({ passage }: { passage: ScoredPassage }) => (
  <table
    className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.even} ${valueTable.numeric} ${styles.sum}`}
  >
    <caption>How the first score adds up</caption>
    <thead>
      <tr>
        <th scope="col">Word</th>
        <th scope="col">In passages</th>
        <th scope="col">Weight</th>
        <th scope="col">Times here</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody className="numbers">
      {passage.terms.map(({ word, passages, idf, occurrences, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question may have a word twice.
        <tr key={index} className={points === 0 ? 'muted' : undefined}>
          <th scope="row">{word}</th>
          <td>{passages}</td>
          <td>{passages === 0 ? '–' : idf.toFixed(2)}</td>
          <td>{occurrences}</td>
          <td>{points.toFixed(2)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Picture = ({ state }: { state: State }) => {
  const ranked = rankPassages(state).filter(({ score }) => score > 0);
  const [first] = ranked;
  const words = new Set(wordsOf(state.query));
  if (!first) return <p className="muted padded-block-32">No passage shares a word with this question.</p>;
  return (
    <>
      <ol className="stack-16 one-column">
        {ranked.slice(0, shownPassages).map(({ id, text, score }) => (
          <li key={id} className="stack-4 one-column">
            <div className="row-12">
              <span className={`strong ${styles.name}`}>{id}</span>
              <span className="fill">
                <ShareBar share={score / first.score} />
              </span>
              <span className="strong numbers">{score.toFixed(2)}</span>
            </div>
            <p className="note">
              <Marked text={text} words={words} />
            </p>
          </li>
        ))}
      </ol>
      <Sum passage={first} />
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <TextInput
      label="Question"
      hint="Type any words. Upper and lower case do not matter."
      value={state.query}
      maxLength={maxQuery}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange({ query: currentTarget.value })}
    />
    <RangeField
      label="k1"
      hint="0: one occurrence counts as much as ten. Higher: repetition counts more."
      range={k1Range}
      value={state.k1}
      text={state.k1.toFixed(1)}
      onChange={(k1) => onChange({ k1 })}
    />
    <RangeField
      label="b"
      hint="0: length is ignored. 1: long passages lose the most."
      range={bRange}
      value={state.b}
      text={state.b.toFixed(2)}
      onChange={(b) => onChange({ b })}
    />
  </>
);

const describe = (state: State): string => {
  const found = rankPassages(state).filter(({ score }) => score > 0);
  const [first, second] = found;
  if (!first) return 'No passage is found.';
  const lead = second
    ? `“${first.id}” leads “${second.id}” by ${(first.score - second.score).toFixed(2)} points.`
    : `Only “${first.id}” is found, with ${first.score.toFixed(2)} points.`;
  const unknown = first.terms.filter(({ passages }) => passages === 0).map(({ word }) => `“${word}”`);
  const missing = unknown.length > 0 ? ` No passage contains ${[...new Set(unknown)].join(', ')}.` : '';
  return `${formatCount(found.length, 'passage')} found. ${lead}${missing}`;
};

const explorable: Explorable<'bm25', keyof ReturnType<typeof bm25Goals>> = {
  id: 'bm25',
  start: bm25Start,
  Picture,
  Controls,
  describe,
  task: `A customer wants their money back. The answer is in “${bm25Task.passage}”, and the search misses it. Try k1 and b first, then the words.`,
  goals: {
    isFirst: `“${bm25Task.passage}” comes first`,
    isClear: `It leads by at least ${bm25Task.lead} points`,
  },
  goalsOf: bm25Goals,
  explanation: (
    <>
      <p>
        No setting of k1 or b helps the first question: a word that a passage does not contain adds nothing, whatever
        the parameters are. “Money back” and “refund” mean the same and share no word. This is vocabulary mismatch.
      </p>
      <p>
        A rare word carries the score. “Refund” appears in one of eight passages and weighs 1.79; “a” appears in most of
        them and weighs next to nothing. Two rare words from the correct passage put it ahead of everything else.
      </p>
      <p>
        People do not know the words of your documents. The next lessons add a search that compares meaning, and join
        the two.
      </p>
    </>
  ),
};

/** Words of a question, and two parameters, decide which passage keyword search puts first. */
export const Bm25 = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
