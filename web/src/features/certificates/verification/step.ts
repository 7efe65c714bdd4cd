/** The steps of a verification, in their order. */
export const stepNames = ['issuer', 'key', 'content', 'signature'] as const;
export type StepName = (typeof stepNames)[number];

/** A step that was done. `unavailable`: it could not be, which says nothing about the certificate. */
export interface Step {
  name: StepName;
  outcome: 'passed' | 'failed' | 'unavailable';
  /** The fact behind it, e.g. a key. */
  detail: string;
}

export type Verdict = 'checking' | 'verified' | 'failed' | 'unavailable';

/** What the steps so far amount to. */
export const verdictOf = (steps: readonly Step[]): Verdict => {
  const last = steps.at(-1);
  if (last && last.outcome !== 'passed') return last.outcome;
  return steps.length === stepNames.length ? 'verified' : 'checking';
};
