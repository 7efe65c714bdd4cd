import { useId } from 'react';
import {
  byCosine,
  byMap,
  cosine,
  embeddingsGoals,
  embeddingsStart,
  embeddingsTask,
  type MapPoint,
  mapPoints,
  mapShare,
  mapWords,
} from '#contract/rules/explore/embeddings.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import { ShareBar } from '../share-bar.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './embeddings.module.css';

type State = StateOf<'embeddings'>;

/** Neighbors that the picture lists and names on the map. */
const shownNeighbors = 5;

/** Size of the map, its margin and the height of a label, in units of the view box. */
const map = { width: 260, height: 215, margin: 16, label: 12 } as const;

/** Words that are always named, one in each region of the map. */
const landmarks = ['loss', 'errors', 'revenue', 'judge', 'tuesday'];

const [xs, ys] = [mapPoints.map(({ x }) => x), mapPoints.map(({ y }) => y)];
const edges = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };

/** Both axes have the same scale: distances on the map are true in every direction. */
const unitsPerLength = Math.min(
  (map.width - 2 * map.margin) / (edges.right - edges.left),
  (map.height - 2 * map.margin) / (edges.top - edges.bottom),
);
const place = ({ x, y }: MapPoint) => ({
  x: map.width / 2 + (x - (edges.left + edges.right) / 2) * unitsPerLength,
  y: map.height / 2 - (y - (edges.bottom + edges.top) / 2) * unitsPerLength,
});
const places = mapPoints.map((point) => ({ word: point.word, ...place(point) }));

/** Positions of labels beside their dots, moved down where they would cover each other. */
const labelsOf = (words: ReadonlySet<string>) => {
  const lowest = { left: 0, right: 0 };
  return places
    .filter(({ word }) => words.has(word))
    .sort((one, other) => one.y - other.y)
    .map(({ word, x, y }) => {
      const side = x > map.width * 0.6 ? 'left' : 'right';
      lowest[side] = Math.max(y + 4, lowest[side] + map.label);
      return { word, side, x: side === 'left' ? x - 7 : x + 7, y: lowest[side] };
    });
};

const WordMap = ({ state, nearest }: { state: State; nearest: readonly string[] }) => {
  const at = (word: string) => places.find((each) => each.word === word) ?? { x: 0, y: 0 };
  const [from, to] = [at(state.word), at(state.other)];
  const shown = new Set([state.word, state.other, ...nearest]);
  const named = new Set([...shown, ...landmarks]);
  return (
    <svg
      className="sunken full system-colors"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={`Map of ${mapWords.length} words, with lines from “${state.word}” to its ${shownNeighbors} nearest neighbors by cosine`}
    >
      {places.map(({ word, x, y }) => (
        <circle key={word} className="fill-strong" cx={x} cy={y} r={2} />
      ))}
      {nearest.map(at).map(({ x, y }, index) => (
        <g key={nearest[index]}>
          <line
            className="stroke-accent"
            strokeWidth={1.25}
            strokeOpacity={0.7}
            x1={from.x}
            y1={from.y}
            x2={x}
            y2={y}
          />
          <circle className="fill-accent" cx={x} cy={y} r={3.5} />
        </g>
      ))}
      <circle className="fill-text" cx={from.x} cy={from.y} r={4.5} />
      <circle className="unfilled stroke-award" strokeWidth={2} cx={to.x} cy={to.y} r={6.5} />
      {labelsOf(named).map(({ word, side, x, y }) => (
        <text
          key={word}
          className={classNames(
            styles.label,
            word === state.word && styles.strong,
            !shown.has(word) && styles.landmark,
          )}
          textAnchor={side === 'left' ? 'end' : 'start'}
          x={x}
          y={y}
        >
          {word}
        </text>
      ))}
    </svg>
  );
};

const Picture = ({ state }: { state: State }) => {
  const titleId = useId();
  const nearest = byCosine(state.word).slice(0, shownNeighbors);
  const onMap = byMap(state.word);
  return (
    <>
      <div className="stack-4 one-column">
        <WordMap state={state} nearest={nearest} />
        <p className="note">
          Every dot is a word. Lines lead to the nearest by cosine; the ring is your second word. The map shows{' '}
          {formatShare(mapShare)} of what distinguishes the vectors.
        </p>
      </div>
      <p id={titleId} className="strong">
        Nearest to “{state.word}” by cosine
      </p>
      <table className={`small-size ${valueTable.table} ${valueTable.numeric}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col" colSpan={2}>
              Cosine
            </th>
            <th scope="col">Rank on the map</th>
          </tr>
        </thead>
        <tbody>
          {nearest.map((word) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td className={styles.bar}>
                <ShareBar share={Math.max(0, cosine(state.word, word))} />
              </td>
              <td className="numbers">{cosine(state.word, word).toFixed(2)}</td>
              <td className="numbers">{onMap.indexOf(word) + 1}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        Nearest on the map:{' '}
        {onMap
          .slice(0, shownNeighbors)
          .map((word) => `${word} (cosine ${cosine(state.word, word).toFixed(2)})`)
          .join(', ')}
        .
      </p>
    </>
  );
};

const options = [...mapWords].sort().map((word) => ({ value: word, text: word }));

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Select
      label="Word"
      hint={`One of ${mapWords.length} words from the courses.`}
      options={options}
      value={state.word}
      onChange={({ currentTarget }) => onChange({ word: currentTarget.value })}
    />
    <Select
      label="Second word"
      hint="Is it really a neighbor?"
      options={options}
      value={state.other}
      onChange={({ currentTarget }) => onChange({ other: currentTarget.value })}
    />
  </>
);

const describe = ({ word, other }: State): string => {
  const [first = ''] = byCosine(word);
  const nearest = `By cosine, “${first}” is nearest to “${word}” (${cosine(word, first).toFixed(2)}).`;
  if (word === other) return nearest;
  const [rank, mapRank] = [byCosine(word).indexOf(other) + 1, byMap(word).indexOf(other) + 1];
  return `${nearest} “${other}” is number ${rank} by cosine (${cosine(word, other).toFixed(2)}) and number ${mapRank} on the map.`;
};

const explorable: Explorable<'embeddings', keyof ReturnType<typeof embeddingsGoals>> = {
  id: 'embeddings',
  start: embeddingsStart,
  Picture,
  Controls,
  describe,
  task: 'Maps of embeddings look convincing. Find a pair of close neighbors that this map hides.',
  goals: {
    isMutual: 'By cosine, each of the two words is the nearest to the other',
    isHidden: `On the map, at least ${embeddingsTask.minNearer} words are nearer to the first one`,
  },
  goalsOf: embeddingsGoals,
  explanation: (
    <>
      <p>
        Nobody told the program what these words mean. It counted which words occur near each other in our courses, and
        words with the same neighbors in the texts got similar directions: “refund” is next to “cancel,” “precision”
        next to “recall,” “september” next to “october.” No letters are compared, so a search by vectors finds “cancel”
        for “refund.”
      </p>
      <p>
        Near means used in similar ways, not having the same meaning. “Precision” and “recall” are different measures,
        and “agent” is nearest to “approval” because our courses discuss them together. Other texts would give other
        neighbors. An embedding model is trained on far more text, and has the same limit.
      </p>
      <p>
        The vectors have 16 dimensions and the map has two. It shows {formatShare(mapShare)} of the differences and
        drops the rest, so words that differ in a dropped direction lie side by side: on the map, “thursday” is the
        nearest to “refund.” Search with the vectors, and treat a map as a rough sketch.
      </p>
    </>
  ),
};

/** Words that occur in similar contexts have vectors at small angles, which a flat map shows only in part. */
export const Embeddings = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
