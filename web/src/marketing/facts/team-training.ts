/** A team training program (docs/product.md#entities). */
export interface TrainingProgram {
  title: string;
  description: string;
  duration: string;
  audience: string;
  topics: readonly string[];
}

/** A training format (docs/product.md#entities). */
export interface TrainingFormat {
  format: string;
  description: string;
  benefits: readonly string[];
  /** Lowest price of one training in US dollars. */
  priceFrom: number;
}

/** From the shortest to the longest. */
export const teamPrograms: readonly TrainingProgram[] = [
  {
    title: 'AI Leadership Program',
    description: 'Decide where AI pays off, what it may touch, and how you will know that it worked.',
    duration: '2 days',
    audience: 'Executives and department heads',
    topics: ['Choosing use cases', 'Risk and policy', 'Budget and return', 'Leading the change'],
  },
  {
    title: 'Business AI Applications',
    description: 'Bring the tasks from your week, and leave with them done faster and checked better.',
    duration: '3 days',
    audience: 'Analysts, project managers and specialists',
    topics: ['Research and writing', 'Working with data', 'Meetings and email', 'Checking what a model says'],
  },
  {
    title: 'AI Developer Bootcamp',
    description: 'Build, test and run an application on a language model, from the first prompt to monitoring.',
    duration: '5 days',
    audience: 'Software and data engineers',
    topics: ['Prompts as code', 'Retrieval', 'Agents and tools', 'Evaluation', 'Running in production'],
  },
];

/** Trainers, each with the program that they teach and what people practice with them. */
export const trainers = [
  {
    name: 'Daniel Amadi',
    program: 'AI Leadership Program',
    teaches: 'Teaches leaders to rank use cases by value and risk, and to say in advance when to stop one.',
  },
  {
    name: 'Ines Carrow',
    program: 'Business AI Applications',
    teaches: 'Teaches teams to ask well and to check the answer, with the emails and reports they wrote last week.',
  },
  {
    name: 'Tomas Varga',
    program: 'AI Developer Bootcamp',
    teaches: 'Teaches engineers to build with small loops and hard limits, and to read the logs when one fails.',
  },
] as const;

export const trainingFormats: readonly TrainingFormat[] = [
  {
    format: 'On-site',
    description: 'At your offices, with your examples.',
    benefits: ['Everyone in one place', 'Work on confidential material'],
    priceFrom: 15_000,
  },
  {
    format: 'Virtual',
    description: 'Live by video, in small groups.',
    benefits: ['No travel', 'Teams in several time zones'],
    priceFrom: 8_000,
  },
  {
    format: 'Hybrid',
    description: 'A day together, the rest by video.',
    benefits: ['A shared start', 'Practice between sessions'],
    priceFrom: 12_000,
  },
];
