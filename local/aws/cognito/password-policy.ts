import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';

/** Cognito's special characters. Cognito also accepts an inner space, which the messages leave out. */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

/** Lists what a password lacks by the pool's policy, worded for the user; empty when it is valid. */
export function findPolicyViolations(password: string, pool: UserPool): string[] {
  const policy = pool.Policies?.PasswordPolicy ?? {};
  const length = policy.MinimumLength ?? 8;
  const rules: [applies: boolean | undefined, holds: boolean, fault: string][] = [
    [true, password.length >= length, `at least ${length} characters`],
    [true, password.length <= 256, 'at most 256 characters'],
    [policy.RequireLowercase, /[a-z]/.test(password), 'a lowercase letter'],
    [policy.RequireUppercase, /[A-Z]/.test(password), 'an uppercase letter'],
    [policy.RequireNumbers, /\d/.test(password), 'a digit'],
    [policy.RequireSymbols, symbols.test(password), 'a symbol'],
  ];
  return rules.filter(([applies, holds]) => applies && !holds).map(([, , fault]) => fault);
}

/** Describes the policy in one sentence, for the hint below a field. */
export function describePolicy(pool: UserPool): string {
  const [length = '', ...rest] = findPolicyViolations('', pool);
  return rest.length === 0
    ? `Use ${length}.`
    : `Use ${length}, with ${rest.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}
