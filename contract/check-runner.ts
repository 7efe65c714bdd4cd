/** The function that runs answers in Python and an author's checks on them (decision record 0059). */
export const checkRunner = {
  name: 'runChecks',
  summary: "Run a learner's Python and an author's checks on it, without access to anything.",
  /** One virtual CPU. */
  memoryMegabytes: 1769,
  timeoutSeconds: 24,
  /** Time limit in seconds for an answer and its checks, after Python has started. */
  answerSeconds: 8,
} as const;

/** What the function receives. */
export interface CheckRequest {
  /** Python of one cell. */
  source: string;
  /** Python of each check. */
  checks: readonly string[];
}

/** The outcome of one check. */
export interface CheckOutcome {
  passed: boolean;
  /** Why it failed, at most 500 characters. */
  message?: string;
}

/** What the function returns: an outcome per check, in their order. */
export interface CheckReport {
  outcomes: CheckOutcome[];
}
