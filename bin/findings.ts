/** What a check found out about one point. */
export interface Finding {
  status: 'ok' | 'problem' | 'warning' | 'not configured' | 'skipped';
  /** What is the case, with the values that were compared. */
  detail: string;
  /** What to do: a command, a setting or a document. */
  remedy?: string;
}

/** Checks by the name of their point. */
export type Checks = Record<string, () => Promise<Finding | readonly Finding[]>>;

export const ok = (detail: string): Finding => ({ status: 'ok', detail });
export const problem = (detail: string, remedy: string): Finding => ({ status: 'problem', detail, remedy });
/** Prevents nothing, but somebody should look at it. */
export const warning = (detail: string, remedy: string): Finding => ({ status: 'warning', detail, remedy });
export const notConfigured = (detail: string, remedy: string): Finding => ({
  status: 'not configured',
  detail,
  remedy,
});
export const skipped = (detail: string): Finding => ({ status: 'skipped', detail });

const deniedNames = /^(AccessDenied|AccessDeniedException|UnauthorizedOperation|AuthorizationErrorException)$/;
const credentialNames =
  /^(CredentialsProviderError|ExpiredToken|ExpiredTokenException|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|TokenProviderError)$/;

/** Converts the failure of a check to a finding. */
const failedCheck = (error: unknown): Finding => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (deniedNames.test(name))
    return problem(`Access denied: ${message}`, 'Allow this action for your credentials, then run the command again.');
  if (credentialNames.test(name))
    return problem(
      `AWS does not accept the credentials: ${message}`,
      'Sign in again, for example: aws sso login --profile <profile>. Then set AWS_PROFILE.',
    );
  if (message === 'Region is missing')
    return problem('No region is set.', 'Set AWS_REGION, or the region of the profile.');
  return problem(`The check failed: ${name}: ${message}`, 'Check the network, then run the command again.');
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
  const results = Object.entries(checks).map(([point, check]) => ({ point, findings: runCheck(check) }));
  let problems = 0;
  for (const { point, findings } of results) {
    for (const { status, detail, remedy } of await findings) {
      if (status === 'problem') problems += 1;
      const mark = status === 'problem' ? 'PROBLEM' : status;
      print(`${mark.padEnd(15)} ${point}: ${detail}`);
      if (remedy !== undefined) print(`${' '.repeat(16)}→ ${remedy}`);
    }
  }
  return problems;
};
