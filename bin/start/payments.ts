import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import type { StageName } from '#lib/stages.ts';
import type { CloudOptions } from '#local';
import { SettingsError } from './settings.ts';

type Payments = Required<Pick<CloudOptions, 'secureParameters'>> & Pick<CloudOptions, 'stripe'>;

/** Keys shared by the product and the stand-in; they are valid nowhere else. */
const localKeys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/**
 * Selects the payment service: the stand-in, or Stripe's test mode when `STRIPE_SECRET_KEY` holds a test key
 * (`STRIPE_WEBHOOK_SECRET` is then the one that `stripe listen` prints). The keys are stored where a deployed stage has
 * them.
 */
export const choosePayments = (stage: StageName, environment: NodeJS.ProcessEnv): Payments => {
  const { STRIPE_SECRET_KEY: ownSecretKey, STRIPE_WEBHOOK_SECRET: ownWebhookSecret = '' } = environment;
  if (ownSecretKey && !ownSecretKey.startsWith('sk_test_'))
    throw new SettingsError('STRIPE_SECRET_KEY must be a test mode key.');
  const { secretKey, webhookSecret } = ownSecretKey
    ? { secretKey: ownSecretKey, webhookSecret: ownWebhookSecret }
    : localKeys;
  const prefix = `/${brand.slug}/${stage}/stripe`;
  return {
    secureParameters: { [`${prefix}/secret-key`]: secretKey, [`${prefix}/webhook-secret`]: webhookSecret },
    ...(!ownSecretKey && {
      stripe: {
        ...localKeys,
        webhookPath: `/api${contract.receiveStripeEvent.path}`,
        urlVariable: 'STRIPE_API_URL',
      },
    }),
  };
};
