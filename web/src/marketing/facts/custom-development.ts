/** A step of a project and its duration (docs/product.md#facts). */
export interface ProcessStep {
  title: string;
  description: string;
  takes: string;
}

/** Steps of custom AI development, as the page about it lists them. */
export const developmentSteps: readonly ProcessStep[] = [
  {
    title: 'Discovery',
    description: 'We watch the process, measure it, and agree on what the system has to get right.',
    takes: '2-3 weeks',
  },
  {
    title: 'Design',
    description: 'Architecture, data flows, evaluation set and the plan for going live, in documents you keep.',
    takes: '1-2 weeks',
  },
  {
    title: 'Build',
    description: 'Working software every two weeks, measured against the evaluation set each time.',
    takes: '8-16 weeks',
  },
  {
    title: 'Run and improve',
    description: 'Monitoring, retraining and changes, with your own people taking over whenever they want.',
    takes: 'ongoing',
  },
];

interface ProjectPhase extends ProcessStep {
  /** Longest duration in weeks. */
  maxWeeks: number;
}

/** Phases of a first project from first call to launch, as the solution pages list them. */
export const solutionPhases: readonly ProjectPhase[] = [
  {
    title: 'First consultation',
    description: 'What you need, and whether AI is the right tool.',
    takes: '1-2 days',
    maxWeeks: 0.4,
  },
  {
    title: 'Proposal',
    description: 'Scope, price and the metric that will define success.',
    takes: '1 week',
    maxWeeks: 1,
  },
  {
    title: 'Prototype',
    description: 'One path through the problem, on your data.',
    takes: '2-3 weeks',
    maxWeeks: 3,
  },
  { title: 'Rollout', description: 'Integration, user training, going live.', takes: '4-8 weeks', maxWeeks: 8 },
];
