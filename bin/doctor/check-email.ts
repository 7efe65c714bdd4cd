import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { isPlaceholder } from '#lib/stage-problems.ts';
import { type Finding, notConfigured, ok, problem } from '../findings.ts';
import { type DoctorContext, deployGuide } from './context.ts';

const section = `${deployGuide}#email`;

/** Checks SES: the identity of the sender, the sandbox, the quota of a day and the rate. */
export const checkEmail = async ({ stage, settings }: DoctorContext): Promise<Finding[]> => {
  const { identity, perDay, perSecond, signUpThroughSes } = stage.email;
  if (!identity)
    return [
      notConfigured(
        'No identity is set: only Cognito sends emails. Nobody can subscribe to a drip course, and messages to you wait.',
        `Read ${section}.`,
      ),
    ];
  // A stage whose sign-up codes do not depend on SES can be deployed and used without it.
  const missing = signUpThroughSes ? problem : notConfigured;
  const client = new SESv2Client(settings);

  const isVerified = async (): Promise<boolean> => {
    try {
      const { VerifiedForSendingStatus } = await client.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
      return VerifiedForSendingStatus === true;
    } catch (error) {
      if ((error as Error).name === 'NotFoundException') return false;
      throw error;
    }
  };

  const [verified, account] = await Promise.all([isVerified(), client.send(new GetAccountCommand({}))]);
  const { Max24HourSend: quota = 0, MaxSendRate: rate = 0 } = account.SendQuota ?? {};
  return [
    verified
      ? ok(`identity ${identity}`)
      : isPlaceholder(identity)
        ? missing(
            `The identity ${identity} is a placeholder that nobody can verify: on AWS, subscribing and messages to you are refused, and alarms fire.`,
            `Set \`domain\` in contract/brand.ts and verify it, or remove \`email.identity\` of the stage in lib/stages.ts: ${section}.`,
          )
        : missing(`SES has not verified the identity ${identity} in this region.`, `Verify it: ${section}.`),
    account.ProductionAccessEnabled
      ? ok('production access')
      : missing(
          'SES is in its sandbox: it delivers to verified addresses only.',
          `Ask for production access: ${section}.`,
        ),
    ...(account.SendingEnabled === false
      ? [problem('SES has paused sending in this region.', 'Open the SES console and respond to its review.')]
      : []),
    quota >= perDay
      ? ok(`${quota} emails a day`)
      : missing(
          `SES grants ${quota} emails a day, and \`email.perDay\` is ${perDay}.`,
          'Lower it in lib/stages.ts, or raise the quota in Service Quotas.',
        ),
    rate >= perSecond
      ? ok(`${rate} emails a second`)
      : missing(
          `SES grants ${rate} emails a second, and \`email.perSecond\` is ${perSecond}.`,
          'Lower it in lib/stages.ts, or raise the quota in Service Quotas.',
        ),
  ];
};
