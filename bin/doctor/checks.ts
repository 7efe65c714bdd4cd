import type { Checks } from '../findings.ts';
import { checkAccount, checkBootstrap } from './check-account.ts';
import { checkAssistant } from './check-assistant.ts';
import { checkCertificate, checkHostedZone } from './check-domain.ts';
import { checkEmail } from './check-email.ts';
import { checkPayments } from './check-payments.ts';
import { checkConcurrency, checkHeadersPolicies } from './check-quotas.ts';
import { checkLeftovers, checkStacks } from './check-stacks.ts';
import type { DoctorContext } from './context.ts';

/** What a deployment of a stage depends on in its account. The checks change nothing. */
export const doctorChecks = (context: DoctorContext): Checks => ({
  account: () => checkAccount(context),
  bootstrap: () => checkBootstrap(context),
  stacks: () => checkStacks(context),
  leftovers: () => checkLeftovers(context),
  email: () => checkEmail(context),
  concurrency: () => checkConcurrency(context),
  'response headers policies': () => checkHeadersPolicies(context),
  certificate: () => checkCertificate(context),
  'hosted zone': () => checkHostedZone(context),
  payments: () => checkPayments(context),
  assistant: () => checkAssistant(context),
});
