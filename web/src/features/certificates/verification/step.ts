import type { Revocation } from '#contract/schemas/learner.ts';

/** Verification steps in order. */
export const stepNames = ['issuer', 'key', 'content', 'signature', 'status'] as const;
export type StepName = (typeof stepNames)[number];

/** A finished verification step. `unavailable`: it could not run, which does not invalidate the certificate. */
export interface Step {
  name: StepName;
  outcome: 'passed' | 'failed' | 'unavailable';
  /** Checked value, e.g. a key. */
  detail: string;
  /** What the issuer says of a revoked certificate, if it could be loaded. */
  revocation?: Revocation | undefined;
}

export type Verdict = 'checking' | 'verified' | 'failed' | 'revoked' | 'unavailable';

/** Combines the steps so far into a verdict. */
export const verdictOf = (steps: readonly Step[]): Verdict => {
  const last = steps.at(-1);
  if (last?.name === 'status' && last.outcome === 'failed') return 'revoked';
  if (last && last.outcome !== 'passed') return last.outcome;
  return steps.length === stepNames.length ? 'verified' : 'checking';
};
