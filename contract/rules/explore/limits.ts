/**
 * Limits of states whose modules contain texts and tables. Kept apart from those modules: every function imports the
 * schema of a state, and would otherwise bundle the texts and compute the tables at cold start.
 */

/** Longest text of the tokenizer in characters. */
export const maxText = 80;
/** Merges that the tokenizer has learned. */
export const mergesRange = { min: 0, max: 600, step: 20 } as const;

/** The words of the embeddings map, by topic. */
export const mapWords: readonly string[] = [
  ...['token', 'tokens', 'context', 'window', 'prompts', 'precision', 'recall', 'threshold', 'alarms', 'faults'],
  ...['loss', 'gradient', 'epochs', 'weights', 'adapter', 'rank', 'validation', 'overfitting', 'noise', 'embedding'],
  ...['vector', 'vectors', 'nearest', 'dense', 'keyword', 'retrieval', 'chunk', 'chunks', 'refund', 'cancel'],
  ...['deposit', 'bike', 'rental', 'fee', 'late', 'shop', 'theft', 'helmet', 'lock', 'monday'],
  ...['tuesday', 'thursday', 'friday', 'september', 'october', 'agent', 'approval', 'loop', 'python', 'function'],
  ...['injection', 'email', 'subject', 'letter', 'reply', 'thread', 'invoice', 'dictionary', 'csv', 'median'],
  ...['row', 'column', 'revenue', 'applicants', 'qualified', 'harm', 'group', 'price', 'prices', 'cost'],
  ...['dollars', 'cents', 'budget', 'interview', 'manager', 'colleague', 'team', 'meeting', 'patient', 'hospital'],
  ...['surgery', 'distance', 'miles', 'pace', 'error', 'errors', 'squared', 'absolute', 'rubric', 'judge'],
  ...['raters', 'agreement', 'kappa', 'confidential', 'employer', 'paste', 'files', 'benefits', 'risk'],
];

export const scorers = ['none', 'words', 'concepts'] as const;
/** Passages of the benefits handbook that the first stage of a search passes on. */
export const candidatesRange = { min: 1, max: 20, step: 1 } as const;
export const kRange = { min: 1, max: 6, step: 1 } as const;
/** Questions of its gold set. */
export const questionCount = 12;

/** Messages of the long thread. */
export const threadLength = 24;
export const partRange = { min: 2, max: threadLength, step: 1 } as const;
export const positionRange = { min: 1, max: threadLength, step: 1 } as const;
