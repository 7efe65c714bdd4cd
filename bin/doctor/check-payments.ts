import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import Stripe from 'stripe';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import { handledEventTypes } from '#lambdas/fulfillment/handle-stripe-event.ts';
import { type Finding, notConfigured, ok, problem, skipped } from '../findings.ts';
import { type DoctorContext, deployGuide } from './context.ts';

const section = `${deployGuide}#payments`;
const timeoutMs = 10_000;

const stripeOrigin = 'https://api.stripe.com';

/** Creates a client; `url` replaces Stripe's. */
export const connectStripe = (key: string, url: string | undefined): Stripe =>
  new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url !== undefined && {
      // The stand-in's URL has a path, for which the client has no option.
      httpClient: Stripe.createFetchHttpClient((input, init) => fetch(String(input).replace(stripeOrigin, url), init)),
    }),
  });

const checkWebhook = async (stripe: Stripe, siteUrl: string | undefined): Promise<Finding> => {
  if (siteUrl === undefined)
    return notConfigured('The site has no URL yet.', `Register the webhook after the first deployment: ${section}.`);
  const url = `${siteUrl}/api${contract.receiveStripeEvent.path}`;
  let endpoints: Stripe.WebhookEndpoint[];
  try {
    endpoints = (await stripe.webhookEndpoints.list({ limit: 100 })).data;
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Stripe.errors.StripePermissionError)
      return skipped(
        `The restricted key may not read webhook endpoints, so the webhook was not checked: ${message}`,
        `Add read permission for Webhook Endpoints to the key in Stripe: ${section}.`,
      );
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return problem(`Stripe refuses the key: ${message}`, `Correct the key: ${section}.`);
    return problem(
      `Stripe did not list the webhooks: ${message}`,
      'Check the network and status.stripe.com, then run the command again.',
    );
  }
  const endpoint = endpoints.find((candidate) => candidate.url === url);
  if (!endpoint) return problem(`Stripe has no webhook for ${url}.`, `Register it: ${section}.`);
  if (endpoint.status !== 'enabled') return problem(`The webhook ${url} is disabled.`, 'Enable it in Stripe.');
  const events: readonly string[] = endpoint.enabled_events;
  const missing = events.includes('*') ? [] : handledEventTypes.filter((type) => !events.includes(type));
  return missing.length === 0
    ? ok(`webhook ${url}`)
    : problem(`The webhook lacks the events ${missing.join(', ')}.`, 'Add them to the webhook in Stripe.');
};

/** Checks Stripe's secrets, their mode, and that the webhook is registered for the events we handle. */
export const checkPayments = async ({ stage, settings, stripeUrl }: DoctorContext): Promise<Finding[]> => {
  if (!stage.payments) return [notConfigured(`${stage.name} sells nothing.`, `Set \`payments\`: ${section}.`)];
  const parameter = (name: string) => `/${brand.slug}/${stage.name}/${name}`;
  const names = ['stripe/secret-key', 'stripe/webhook-secret', 'site-url'].map(parameter);
  const { Parameters = [] } = await new SSMClient(settings).send(
    new GetParametersCommand({ Names: names, WithDecryption: true }),
  );
  const [key, webhookSecret, publishedUrl] = names.map(
    (name) => Parameters.find((candidate) => candidate.Name === name)?.Value,
  );
  if (!key && !webhookSecret)
    return [
      notConfigured(
        `Nothing can be bought: neither ${names[0]} nor ${names[1]} exists.`,
        `Store the keys of Stripe: ${section}.`,
      ),
    ];
  const absent = [...(key ? [] : [names[0]]), ...(webhookSecret ? [] : [names[1]])];
  const findings = absent.map((name) =>
    problem(
      `The parameter ${name} does not exist.`,
      `aws ssm put-parameter --type SecureString --name ${name} --value …`,
    ),
  );
  if (!key) return findings;
  if (webhookSecret && !webhookSecret.startsWith('whsec_'))
    findings.push(problem(`${names[1]} is not a webhook secret (whsec_…).`, `Store it again: ${section}.`));
  const mode = /^[rs]k_(live|test)_/.exec(key)?.[1];
  const wanted = stage.keepsData ? 'live' : 'test';
  if (mode !== wanted)
    findings.push(
      problem(
        `${names[0]} is ${mode === undefined ? 'no secret key' : `a ${mode} mode key`}, but ${stage.name} needs a ${wanted} mode key.`,
        `aws ssm put-parameter --overwrite --type SecureString --name ${names[0]} --value sk_${wanted}_…`,
      ),
    );
  else findings.push(ok(`${mode} mode keys`));
  const siteUrl = stage.domain ? `https://${stage.domain.name}` : publishedUrl;
  return [...findings, await checkWebhook(connectStripe(key, stripeUrl), siteUrl)];
};
