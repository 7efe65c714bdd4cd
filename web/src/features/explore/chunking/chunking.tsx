import {
  addedRange,
  answerWords,
  type Chunk,
  chunkedText,
  chunkingGoals,
  chunkingStart,
  chunkingTask,
  cutText,
  isWhole,
  overlapRange,
  sizeRange,
  storageFactor,
} from '#contract/rules/explore/chunking.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { RangeField } from '../range-field.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './chunking.module.css';

type State = StateOf<'chunking'>;

/** Heights in pixels of a lane of the strip, and of a chunk's bar in it. */
const lane = { height: 14, bar: 8 } as const;

/** The whole text from left to right: the answer as a band, every chunk as a bar, overlapping ones below each other. */
const Strip = ({ state, chunks }: { state: State; chunks: readonly Chunk[] }) => {
  const { words, start, end } = chunkedText(state);
  const percent = (count: number) => `${(100 * count) / words.length}%`;
  const [first, second] = chunks;
  const lanes = first && second ? Math.ceil((first.end - first.start) / (second.start - first.start)) : 1;
  const height = Math.max(2, lanes) * lane.height + lane.bar;
  return (
    <svg
      className="full system-colors"
      height={height}
      role="img"
      aria-label={`The text as a line of ${formatCount(words.length, 'word')}, cut into ${formatCount(chunks.length, 'chunk')}`}
    >
      <rect className="fill-soft" x={percent(start)} y={0} width={percent(end - start)} height={height} />
      {chunks.map((chunk, index) => (
        <rect
          key={chunk.start}
          className={isWhole(chunk) ? 'fill-accent' : chunk.answered > 0 ? styles.part : 'fill-strong'}
          x={percent(chunk.start + 0.25)}
          y={lane.bar + (index % Math.max(2, lanes)) * lane.height - lane.bar / 4}
          width={percent(chunk.end - chunk.start - 0.5)}
          height={lane.bar}
          rx={2}
        />
      ))}
    </svg>
  );
};

/** The text of a chunk with the words of the answer marked. */
const ChunkText = ({ chunk, state }: { chunk: Chunk; state: State }) => {
  const { words, start, end } = chunkedText(state);
  const part = (from: number, to: number) =>
    words.slice(Math.max(chunk.start, from), Math.max(chunk.start, Math.min(chunk.end, to))).join(' ');
  return (
    <>
      {part(chunk.start, start)} <mark className="ground-accent strong">{part(start, end)}</mark> {part(end, chunk.end)}
    </>
  );
};

const Picture = ({ state }: { state: State }) => {
  const chunks = cutText(state);
  const touching = chunks.filter(({ answered }) => answered > 0);
  return (
    <>
      <p>
        <span className="muted">Question: </span>How much is the deposit for an electric bike, and when do I get it
        back?
      </p>
      <Strip state={state} chunks={chunks} />
      <ol className="stack-12 one-column" aria-label="Chunks with a part of the answer">
        {touching.map((chunk) => (
          <li key={chunk.start} className={classNames('side-line', isWhole(chunk) ? 'side-accent' : 'side-award')}>
            <p className="small strong">
              Chunk {chunks.indexOf(chunk) + 1}:{' '}
              {isWhole(chunk) ? 'the whole answer' : `${chunk.answered} of the answer’s ${answerWords.length} words`}
            </p>
            <p className="note">
              <ChunkText chunk={chunk} state={state} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
};

const words = (count: number) => formatCount(count, 'word');

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Chunk size"
      hint="A long chunk holds more, and dilutes the answer."
      range={sizeRange}
      value={state.size}
      text={words(state.size)}
      onChange={(size) => onChange({ size })}
    />
    <RangeField
      label="Overlap"
      hint="Words that a chunk repeats from the previous one."
      range={overlapRange}
      value={state.overlap}
      text={words(state.overlap)}
      onChange={(overlap) => onChange({ overlap })}
    />
    <RangeField
      label="Added above"
      hint="Somebody writes a greeting at the top of the page."
      range={addedRange}
      value={state.added}
      text={words(state.added)}
      onChange={(added) => onChange({ added })}
    />
  </>
);

const describe = (state: State): string => {
  const chunks = cutText(state);
  const whole = chunks.filter(isWhole).length;
  const touching = chunks.filter(({ answered }) => answered > 0).length;
  const verdict =
    whole > 0
      ? `${formatCount(whole, 'chunk')} with the whole answer.`
      : `No chunk has the whole answer: it is cut into ${touching} parts.`;
  return `${formatCount(chunks.length, 'chunk')}, which store ${storageFactor(state).toFixed(1)} times the text. ${verdict}`;
};

const explorable: Explorable<'chunking', keyof ReturnType<typeof chunkingGoals>> = {
  id: 'chunking',
  start: chunkingStart,
  Picture,
  Controls,
  describe,
  task: 'The answer fits in one chunk, until somebody adds words above it. Find a cut that no greeting can break.',
  goals: {
    isRobust: `One chunk has the whole answer, with 0 to ${addedRange.max} words added`,
    isShort: `A chunk has at most ${chunkingTask.maxSize} words`,
    isLean: `The chunks store at most ${chunkingTask.maxFactor} times the text`,
  },
  goalsOf: chunkingGoals,
  explanation: (
    <>
      <p>
        Without overlap, whether a cut goes through the answer is luck: add one word at the top of the page, and a
        question that worked yesterday fails today. Longer chunks make that rarer, but never impossible.
      </p>
      <p>
        Overlap makes it impossible. The answer has 16 words. When neighbors share at least 15, every stretch of 16
        words is whole in some chunk, wherever the cuts fall. The price is storage: an overlap of half a chunk stores
        the text twice.
      </p>
      <p>
        You rarely know how long answers are. Cutting at headings and paragraphs, as in the last lesson, needs less
        overlap, because authors keep together what belongs together.
      </p>
    </>
  ),
};

/** Chunk size and overlap decide whether an answer stays in one piece. */
export const Chunking = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
