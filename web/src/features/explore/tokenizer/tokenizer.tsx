import { useId } from 'react';
import {
  maxText,
  mergeSteps,
  mergesRange,
  type Token,
  tokenize,
  tokenizerGoals,
  tokenizerStart,
  tokenizerTask,
  wordsIn,
} from '#contract/rules/explore/tokenizer.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './tokenizer.module.css';

type State = StateOf<'tokenizer'>;

/** A piece of text with a dot for the space at its beginning. */
const Piece = ({ text }: { text: string }) =>
  text.startsWith(' ') ? (
    <>
      <span className="accent" aria-hidden>
        ·
      </span>
      <VisuallyHidden>space </VisuallyHidden>
      {text.slice(1)}
    </>
  ) : (
    text
  );

const Tokens = ({ tokens }: { tokens: readonly Token[] }) => (
  <ol className={`cluster-8 align-stretch ${styles.tokens}`} aria-label="Tokens with their numbers">
    {tokens.map(({ text, id, isByte }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no identity but its place.
      <li key={index} className="grid center">
        <span className={classNames(`text-centered ground-sunken ${styles.piece}`, isByte && styles.byte)}>
          {isByte && <VisuallyHidden>byte </VisuallyHidden>}
          <Piece text={text} />
        </span>
        <span className={`muted ${styles.id}`}>{id}</span>
      </li>
    ))}
  </ol>
);

const Pieces = ({ pieces, joined }: { pieces: readonly string[]; joined?: string }) => (
  <ol className={`cluster-4 align-stretch ${styles.pieces}`}>
    {pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its place.
      <li key={index} className={piece === joined ? styles.joined : undefined}>
        <Piece text={piece} />
      </li>
    ))}
  </ol>
);

/** How the longest word is merged, step by step. */
const Steps = ({ state }: { state: State }) => {
  const titleId = useId();
  const [word = '', ...others] = wordsIn(state.text);
  const shown = others.reduce((longest, each) => (each.length > longest.length ? each : longest), word);
  if (shown === '') return null;
  const steps = mergeSteps(shown, state.merges);
  return (
    <div className="stack-8 one-column">
      <p id={titleId} className="strong">
        How “{shown.trim()}” is put together
      </p>
      <table className={`small-size ${valueTable.table} ${valueTable.lined} ${styles.steps}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Merge</th>
            <th scope="col">Pieces afterward</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">None</th>
            <td>
              <Pieces pieces={[...shown]} />
            </td>
          </tr>
          {steps.map(({ rule, left, right, pieces }) => (
            <tr key={rule}>
              <th scope="row" className="numbers">
                {rule}
              </th>
              <td>
                <Pieces pieces={pieces} joined={left + right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Picture = ({ state }: { state: State }) => {
  const tokens = tokenize(state);
  if (tokens.length === 0) return <p className="muted">There is no text.</p>;
  return (
    <>
      <Tokens tokens={tokens} />
      <Steps state={state} />
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <TextInput
      label="Text"
      hint="Any language. Upper and lower case matter."
      value={state.text}
      maxLength={maxText}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
    <RangeField
      label="Merges learned"
      hint="0: every letter is a token. Real tokenizers have learned about a hundred thousand."
      range={mergesRange}
      value={state.merges}
      text={String(state.merges)}
      onChange={(merges) => onChange({ merges })}
    />
  </>
);

const describe = (state: State): string => {
  const tokens = tokenize(state);
  const characters = [...state.text.trim()].length;
  if (tokens.length === 0) return 'No text, no tokens.';
  const bytes = tokens.filter(({ isByte }) => isByte).length;
  const split =
    bytes > 0 ? ` ${formatCount(bytes, 'token')} ${bytes === 1 ? 'is a single byte' : 'are single bytes'}.` : '';
  const size = `${formatCount(characters, 'character')} and ${formatCount(wordsIn(state.text).length, 'word')}`;
  return `${size} become ${formatCount(tokens.length, 'token')}: ${(characters / tokens.length).toFixed(1)} characters per token.${split}`;
};

const explorable: Explorable<'tokenizer', keyof ReturnType<typeof tokenizerGoals>> = {
  id: 'tokenizer',
  start: tokenizerStart,
  Picture,
  Controls,
  describe,
  task: 'Your product is billed by the token. Write something long that is cheap: find words this tokenizer has learned.',
  goals: {
    isLong: `The text has at least ${tokenizerTask.minCharacters} characters`,
    isVaried: 'No word occurs twice',
    isCheap: `It takes at most ${tokenizerTask.maxTokens} tokens`,
  },
  goalsOf: tokenizerGoals,
  explanation: (
    <>
      <p>
        The tokenizer learned from the texts of our courses. It began with single letters and joined the most frequent
        pair of neighbors, 600 times. Words that the courses often use became one token: “question” with the space
        before it is one, “quetsion” takes four, “QUESTION” nine. “Strawberry” falls into eight pieces, because no
        lesson is about fruit. A model gets eight numbers and no letters, which is why counting letters is hard for it.
      </p>
      <p>
        A letter outside English costs more. “Größe” has five letters and takes seven tokens: its ö and ß are stored in
        two bytes each, and no merge covers them. A tokenizer that has seen mainly English makes other languages more
        expensive, and they fill the context window sooner.
      </p>
      <p>
        Real tokenizers work in the same way, with more merges from far more text. That gives the rule of thumb that a
        token is about three quarters of an English word.
      </p>
    </>
  ),
};

/** Byte pair encoding cuts a text into tokens by the merges that it has learned. */
export const Tokenizer = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
