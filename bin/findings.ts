import { explainRefusal } from './aws-refusal.ts';

/** The result of checking one point. */
export interface Finding {
  status: 'ok' | 'problem' | 'warning' | 'not configured' | 'skipped';
  /** What was found, with the values that were compared. */
  detail: string;
  /** What to do: a command, a setting or a document. */
  remedy?: string;
  /** Why AWS refused the check. Refusals with the same cause are printed as one problem. */
  cause?: string;
}

/** Checks by the name of their point. */
export type Checks = Record<string, () => Promise<Finding | readonly Finding[]>>;

export const ok = (detail: string): Finding => ({ status: 'ok', detail });
export const problem = (detail: string, remedy: string): Finding => ({ status: 'problem', detail, remedy });
/** Blocks nothing, but deserves a look. */
export const warning = (detail: string, remedy: string): Finding => ({ status: 'warning', detail, remedy });
export const notConfigured = (detail: string, remedy: string): Finding => ({
  status: 'not configured',
  detail,
  remedy,
});
/** Could not be checked; `remedy` says how it can be. */
export const skipped = (detail: string, remedy?: string): Finding => ({
  status: 'skipped',
  detail,
  ...(remedy !== undefined && { remedy }),
});

/** Converts the failure of a check to a finding. */
const failedCheck = (error: unknown): Finding => {
  const failure = error instanceof Error ? error : new Error(String(error));
  const refusal = explainRefusal(failure);
  if (refusal) return { status: 'problem', ...refusal };
  return problem(
    `The check failed: ${failure.name}: ${failure.message}`,
    'Check the network, then run the command again.',
  );
};

/** Runs one check; a failure is a problem. */
const runCheck = async (check: Checks[string]): Promise<readonly Finding[]> => {
  try {
    return [await check()].flat();
  } catch (error) {
    return [failedCheck(error)];
  }
};

/**
 * Runs all checks at once and prints their findings in order, whatever fails. Resolves to the number of problems.
 */
export const runChecks = async (checks: Checks, print: (line: string) => void): Promise<number> => {
  const findings = await Promise.all(
    Object.entries(checks).map(async ([point, check]) =>
      (await runCheck(check)).map((finding) => ({ point, finding })),
    ),
  );
  const groups = new Map<unknown, { points: string[]; finding: Finding }>();
  for (const { point, finding } of findings.flat()) {
    const key = finding.cause ?? finding;
    const group = groups.get(key);
    if (group) group.points.push(point);
    else groups.set(key, { points: [point], finding });
  }
  let problems = 0;
  for (const { points, finding } of groups.values()) {
    const { status, detail, remedy } = finding;
    if (status === 'problem') problems += 1;
    const mark = status === 'problem' ? 'PROBLEM' : status;
    print(`${mark.padEnd(15)} ${points.join(', ')}: ${detail}`);
    if (remedy !== undefined) print(`${' '.repeat(16)}→ ${remedy}`);
  }
  return problems;
};

/** `1 problem`, `2 problems`. */
export const countProblems = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;
