import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';

/** Cognito's special characters; a space inside counts too, but nobody is told to use one. */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

/** What a password lacks by the pool's policy, in words for the person; empty when it is good. */
export function findPolicyViolations(password: string, pool: UserPool): string[] {
  const policy = pool.Policies?.PasswordPolicy ?? {};
  const length = policy.MinimumLength ?? 8;
  const rules: [applies: boolean | undefined, holds: boolean, fault: string][] = [
    [true, password.length >= length, `at least ${length} characters`],
    [true, password.length <= 256, 'at most 256 characters'],
    [policy.RequireLowercase, /[a-z]/.test(password), 'a lower-case letter'],
    [policy.RequireUppercase, /[A-Z]/.test(password), 'an upper-case letter'],
    [policy.RequireNumbers, /\d/.test(password), 'a digit'],
    [policy.RequireSymbols, symbols.test(password), 'a symbol'],
  ];
  return rules.filter(([applies, holds]) => applies && !holds).map(([, , fault]) => fault);
}

/** The policy in one sentence, for the hint below a field. */
export function describePolicy(pool: UserPool): string {
  const [length = '', ...rest] = findPolicyViolations('', pool);
  return rest.length === 0
    ? `Use ${length}.`
    : `Use ${length}, with ${rest.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}
