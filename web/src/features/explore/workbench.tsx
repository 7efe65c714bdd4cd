import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ExplorableId, ExplorableState } from '#contract/schemas/explore.ts';
import { Button } from '#web/src/ui/button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { Explorable, StateOf, WorkbenchProps } from './explorable.ts';
import styles from './workbench.module.css';

/** Milliseconds without a change after which the picture's description is announced. */
const announceAfterMs = 600;

/** Announces a description after a pause in its changes; not the first one, which is read in place. */
const useAnnouncement = (description: string): void => {
  const [first] = useState(description);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && description !== first) setChanged(true);
  useEffect(() => {
    if (!hasChanged) return;
    const timer = setTimeout(() => announce(description), announceAfterMs);
    return () => clearTimeout(timer);
  }, [description, hasChanged]);
};

const marks = {
  open: { Icon: CircleDashed, className: 'muted', text: '' },
  met: { Icon: CircleCheck, className: 'accent', text: 'Met: ' },
  missed: { Icon: CircleX, className: 'danger', text: 'Not yet: ' },
} as const;

/** A goal of the task. */
const GoalLine = ({ text, mark }: { text: string; mark: keyof typeof marks }) => {
  const { Icon, className, text: prefix } = marks[mark];
  return (
    <li className="row-8 align-start">
      <Icon className={`fixed above-2 ${className}`} size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <VisuallyHidden>{prefix}</VisuallyHidden>
        {text}
      </span>
    </li>
  );
};

const verdictOf = (met: number, count: number): string =>
  met === count ? 'Solved.' : `${met} of ${count} goals met. Change the settings and check again.`;

/** An explorable on its lecture's page: the picture, its controls beside it, and the task with its goals below. */
export const Workbench = <Id extends ExplorableId, Goal extends string>({
  explorable,
  saved,
  isSolved,
  isSaving,
  failure,
  onChange,
  onAnswer,
}: WorkbenchProps & { explorable: Explorable<Id, Goal> }) => {
  const { id, start, Picture, Controls, describe, task, goals, goalsOf, explanation } = explorable;
  const names = Object.keys(goals) as Goal[];
  const toStored = (state: StateOf<Id>) => ({ ...state, explorable: id }) as unknown as ExplorableState;
  const taskId = useId();
  const [state, setState] = useState(() =>
    saved.state?.explorable === id ? (saved.state as unknown as StateOf<Id>) : start,
  );
  const [checked, setChecked] = useState<Record<Goal, boolean> | undefined>(() => {
    const solved = goalsOf(state);
    return isSolved && names.every((name) => solved[name]) ? solved : undefined;
  });
  const met = goalsOf(state);
  const description = describe(state);
  useAnnouncement(description);
  const change = (part: Partial<StateOf<Id>>) => {
    const next = { ...state, ...part };
    setState(next);
    setChecked(undefined);
    onChange(toStored(next));
  };
  const check = () => {
    setChecked(met);
    onAnswer(toStored(state));
  };
  return (
    <div className={`stack-24 one-column ${styles.container}`}>
      <figure className={`surface grid-24 one-column ${styles.bench}`}>
        <div className={`stack-16 one-column top ${styles.picture}`}>
          <Picture state={state} />
        </div>
        <div className={styles.controls} data-no-print>
          <Controls state={state} onChange={change} />
          <Button onClick={() => change(start)}>Start over</Button>
        </div>
        <section
          className={`sunken edged stack-12 one-column padded-16 ${styles.row} ${styles.task}`}
          aria-labelledby={taskId}
        >
          <h2 id={taskId} className="title-size">
            Your task
          </h2>
          <p>{task}</p>
          <ul className="stack-8 small">
            {names.map((name) => (
              <GoalLine key={name} text={goals[name]} mark={met[name] ? 'met' : checked ? 'missed' : 'open'} />
            ))}
          </ul>
          <div className="cluster-12" data-no-print>
            <Button variant={isSolved ? 'secondary' : 'primary'} busy={isSaving} onClick={check}>
              Check
            </Button>
            <p role="status" className="small strong">
              {checked && verdictOf(names.filter((name) => checked[name]).length, names.length)}
            </p>
          </div>
          {failure && (
            <p className="small danger" role="alert">
              {failure}
            </p>
          )}
        </section>
        <figcaption className={`note ${styles.row}`}>{description}</figcaption>
      </figure>
      {isSolved && (
        <section className="stack-12 one-column text-width side-line side-accent" aria-label="What you saw">
          <h2 className="title">What you saw</h2>
          {explanation}
        </section>
      )}
    </div>
  );
};
