import type { ComponentType, ReactNode } from 'react';
import type { ExplorableId, ExplorableState, Exploration } from '#contract/schemas/explore.ts';

/** The state of one explorable, without its name. */
export type StateOf<Id extends ExplorableId> = Omit<Extract<ExplorableState, { explorable: Id }>, 'explorable'>;

/** Props of the controls of an explorable. */
export interface ControlsProps<State> {
  state: State;
  onChange: (change: Partial<State>) => void;
}

/** What an explorable shows, and the task that it sets. */
export interface Explorable<Id extends ExplorableId, Goal extends string> {
  id: Id;
  start: StateOf<Id>;
  Picture: ComponentType<{ state: StateOf<Id> }>;
  Controls: ComponentType<ControlsProps<StateOf<Id>>>;
  /** Describes in a sentence or two what the picture shows; displayed below it and announced after a change. */
  describe: (state: StateOf<Id>) => string;
  task: ReactNode;
  /** The goals of the task, in order. */
  goals: Record<Goal, string>;
  goalsOf: (state: StateOf<Id>) => Record<Goal, boolean>;
  /** Shown once the task is solved: what the learner saw, and why. */
  explanation: ReactNode;
}

/** Props of every explorable on its lecture's page. */
export interface WorkbenchProps {
  /** What was saved when the page was opened. */
  saved: Exploration;
  isSolved: boolean;
  /** The answer is being sent. */
  isSaving: boolean;
  failure: string | undefined;
  onChange: (state: ExplorableState) => void;
  onAnswer: (state: ExplorableState) => void;
}
