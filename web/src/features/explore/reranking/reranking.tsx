import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import {
  type Candidate,
  candidatesRange,
  cost,
  kRange,
  measure,
  type RerankingState,
  rerankingGoals,
  rerankingStart,
  rerankingTask,
  type Scorer,
  search,
} from '#contract/rules/explore/reranking.ts';
import { benefits, goldSet } from '#contract/rules/explore/reranking-data.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Select } from '#web/src/ui/select.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './reranking.module.css';

type State = RerankingState;

const questionOf = ({ question }: State) => goldSet[question] as (typeof goldSet)[number];

/** The figures over all questions. */
const Measures = ({ state }: { state: State }) => {
  const { candidateRecall, recall, mrr, milliseconds } = measure(state);
  return (
    <dl className={`small grid ${valueTable.facts} ${styles.measures}`}>
      <dt>Answers among the candidates</dt>
      <dd className="numbers text-end">{formatShare(candidateRecall)}</dd>
      <dt>Recall at {state.k}: answers in the prompt</dt>
      <dd className="numbers text-end">{formatShare(recall)}</dd>
      <dt>MRR: mean of 1 / rank of the answer</dt>
      <dd className="numbers text-end">{mrr.toFixed(2)}</dd>
      <dt>Time per search</dt>
      <dd className="numbers text-end">{milliseconds} ms</dd>
    </dl>
  );
};

const CandidateRow = ({ candidate, isInPrompt }: { candidate: Candidate; isInPrompt: boolean }) => {
  const { id, rank, firstRank, score, isAnswer } = candidate;
  return (
    <tr className={isInPrompt ? undefined : 'muted'}>
      <td className="numbers">{rank}</td>
      <th scope="row" className={isAnswer ? 'primary' : undefined}>
        <span className="row-8">
          {id}
          {isAnswer && <CircleCheck className="fixed accent" size={16} strokeWidth={2} aria-hidden />}
          {isAnswer && <VisuallyHidden>, answers the question</VisuallyHidden>}
        </span>
      </th>
      <td className="numbers">{firstRank}</td>
      <td className="numbers">{score.toFixed(2)}</td>
    </tr>
  );
};

/** The candidates of the shown question, in their final order. */
const Candidates = ({ state }: { state: State }) => {
  const titleId = useId();
  const found = search(state, state.question);
  const missing = questionOf(state).answers.filter((id) => found.every((candidate) => candidate.id !== id));
  return (
    <div className="stack-4 one-column">
      <p id={titleId}>
        <span className="muted">Question: </span>
        {questionOf(state).question}
      </p>
      <table
        className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.numeric}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Passage</th>
            <th scope="col">By BM25</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {found.map((candidate) => (
            <CandidateRow key={candidate.id} candidate={candidate} isInPrompt={candidate.rank <= state.k} />
          ))}
        </tbody>
      </table>
      {missing.length > 0 && <p className="small danger">Not among the candidates: {missing.join(', ')}.</p>}
      {questionOf(state).answers.map((id) => (
        <p key={id} className="note">
          “{id}” says: {benefits[id]}
        </p>
      ))}
    </div>
  );
};

const Picture = ({ state }: { state: State }) => (
  <>
    <div className="stack-8 one-column">
      <p className="strong">All {goldSet.length} questions</p>
      <Measures state={state} />
    </div>
    <Candidates state={state} />
  </>
);

const scorerNames: Record<Scorer, string> = {
  none: 'No second stage',
  words: `Shared words, ${cost.pairMs.words} ms a pair`,
  concepts: `Shared meanings, ${cost.pairMs.concepts} ms a pair`,
};
const scorerOptions = Object.entries(scorerNames).map(([value, text]) => ({ value, text }));
const questionOptions = goldSet.map(({ question }, index) => ({ value: String(index), text: question }));

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Select
      label="Question to show"
      options={questionOptions}
      value={String(state.question)}
      onChange={({ currentTarget }) => onChange({ question: Number(currentTarget.value) })}
    />
    <RangeField
      label="Candidates"
      hint="The best passages from BM25, which the second stage puts in order."
      range={candidatesRange}
      value={state.candidates}
      text={String(state.candidates)}
      onChange={(candidates) => onChange({ candidates })}
    />
    <Select
      label="Second stage"
      options={scorerOptions}
      value={state.scorer}
      onChange={({ currentTarget }) => onChange({ scorer: currentTarget.value as Scorer })}
    />
    <RangeField
      label="Passages in the prompt"
      hint="The k of recall at k."
      range={kRange}
      value={state.k}
      text={String(state.k)}
      onChange={(k) => onChange({ k })}
    />
  </>
);

const describe = (state: State): string => {
  const { recall, mrr, milliseconds } = measure(state);
  const answer = search(state, state.question).find(({ isAnswer }) => isAnswer);
  const shown = answer
    ? `“${answer.id}” is number ${answer.rank}; by BM25, it is number ${answer.firstRank}.`
    : 'Its answer is not among the candidates.';
  return `Recall at ${state.k} is ${formatShare(recall)}, MRR ${mrr.toFixed(2)}, in ${milliseconds} ms. For the question shown: ${shown}`;
};

const explorable: Explorable<'reranking', keyof ReturnType<typeof rerankingGoals>> = {
  id: 'reranking',
  start: rerankingStart,
  Picture,
  Controls,
  describe,
  task: 'The interviewer says: “Keep the prompts short, and do not make people wait. Which numbers do you choose?” Set the search so that all four conditions hold.',
  goals: {
    isFound: `Recall at k is at least ${formatShare(rerankingTask.recall)}`,
    isFirst: `MRR is at least ${rerankingTask.mrr.toFixed(1)}`,
    isShort: `At most ${formatCount(rerankingTask.k, 'passage')} go into the prompt`,
    isFast: `A search takes at most ${rerankingTask.milliseconds} ms`,
  },
  goalsOf: rerankingGoals,
  explanation: (
    <>
      <p>
        The number of candidates is a limit on recall: a second stage cannot bring anything back. With 5 candidates, a
        quarter of the answers are missing, and no scorer helps. With 10, one question fails. Its answer is number 19 by
        BM25, because the only word it shares with the question is “a.”
      </p>
      <p>
        The order of the candidates is a limit on MRR. BM25 alone had 92% of the answers among its first 10, and 46%
        among its first 2. The scorer by meaning fixes that, and costs 10 ms a pair; all 20 passages would take 220 ms.
        More candidates and less waiting pull in opposite directions, and the gold set shows where to stop.
      </p>
      <p>
        In the interview, name the numbers in this order: recall of the candidates, then the order, then the time. The
        scorer here is a list of words with the same meaning, in place of a trained cross-encoder, and the times are
        assumed. With your own questions, measure both.
      </p>
    </>
  ),
};

/** A first stage decides what can be found, a second one in which order; both cost time. */
export const Reranking = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
