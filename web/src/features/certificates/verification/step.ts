/** Verification steps in order. */
export const stepNames = ['issuer', 'key', 'content', 'signature'] as const;
export type StepName = (typeof stepNames)[number];

/** A finished verification step. `unavailable`: it could not run, which does not invalidate the certificate. */
export interface Step {
  name: StepName;
  outcome: 'passed' | 'failed' | 'unavailable';
  /** Checked value, e.g. a key. */
  detail: string;
}

export type Verdict = 'checking' | 'verified' | 'failed' | 'unavailable';

/** Combines the steps so far into a verdict. */
export const verdictOf = (steps: readonly Step[]): Verdict => {
  const last = steps.at(-1);
  if (last && last.outcome !== 'passed') return last.outcome;
  return steps.length === stepNames.length ? 'verified' : 'checking';
};
