// `npm run revoke -- --stage prod --certificate <id> --reason misconduct`: revokes a certificate for good, after showing
// whose it is and asking, and emails the learner; `--yes` does not ask.
import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import { type RevocationReason, revocationReasons } from '#contract/schemas/learner.ts';
import { idPattern } from '#contract/storage/keys.ts';
import { putRevocation } from '#lambdas/data/revocations.ts';
import { sendRevocationEmail } from '#lambdas/email/send-revocation-email.ts';
import { configurationSetName } from '#lib/names.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { ask } from './deploy/ask.ts';
import { findCertificate, findHolderId } from './revoke/find-certificate.ts';

const usage = `npm run revoke -- --stage <stage> --certificate <id> --reason ${revocationReasons.join('|')} [--yes]`;

const isReason = (text: string | undefined): text is RevocationReason =>
  (revocationReasons as readonly (string | undefined)[]).includes(text);

/** Runs the code of functions in this process: with their environment variables, and the operator's credentials. */
const setEnvironment = (values: Record<string, string>): void => {
  Object.assign(process.env, values);
};

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: {
      stage: stringOption,
      certificate: stringOption,
      reason: stringOption,
      yes: { type: 'boolean', default: false },
    },
  });
  const { certificate: id = '', reason, yes } = values;
  const stage = requireStage(values.stage, usage);
  if (!idPattern.test(id) || !isReason(reason)) throw new Error(`Usage: ${usage}`);
  const settings = awsSettings(stage.name);
  const { learnersTable, bucket, userPoolId } = await readStageParameters(new SSMClient(settings), stage.name, {
    learnersTable: 'learners-table',
    bucket: 'learner-files-bucket',
    userPoolId: 'user-pool-id',
  });
  const certificate = await findCertificate(new S3Client(settings), bucket, id);
  const { learnerName, courseTitle, issuedAt, siteUrl } = certificate;
  console.log(`Certificate of ${learnerName} for "${courseTitle}", issued on ${issuedAt.slice(0, 10)}.`);
  const question = `Revoking it cannot be undone, and its page will say so. Type the name "${learnerName}" to continue: `;
  if (!yes && !(await ask(question, learnerName))) throw new Error('Nothing was changed.');

  const { sender, identity } = stage.email;
  setEnvironment({
    ...{ LEARNERS_TABLE: learnersTable, USER_POOL_ID: userPoolId, SITE_URL: siteUrl },
    ...(settings.region && { AWS_REGION: settings.region }),
    ...(identity && { EMAIL_SENDER: sender, EMAIL_CONFIGURATION_SET: configurationSetName(stage) }),
  });
  const now = new Date();
  const stored = await putRevocation(certificate, { revokedAt: now.toISOString(), reason });
  console.log(`Revoked on ${stored.revokedAt.slice(0, 10)} (${stored.reason}).`);
  if (certificate.statusEntry) console.log('Verifiers see it in the status list within minutes.');
  else console.log('It was issued before there were status lists: only its page and getCertificateStatus show it.');

  if (!identity) {
    console.log('This stage sends no email: write to the learner yourself.');
    return true;
  }
  try {
    // Cognito accepts a user's `sub` as their username.
    const holderId = await findHolderId(learnersTable, id);
    const isEmailed = holderId !== undefined && (await sendRevocationEmail(holderId, certificate, stored, now));
    console.log(isEmailed ? 'The learner was emailed.' : 'No email was sent: the account has no verified address.');
  } catch (error) {
    throw new Error(`The learner was not emailed; repeat the command: ${(error as Error).message}`, { cause: error });
  }
  return true;
});
