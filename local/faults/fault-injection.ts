import type { Bedrock } from '../aws/bedrock/bedrock.ts';
import type { Cognito } from '../aws/cognito/cognito.ts';
import type { Scheduler } from '../aws/scheduler/scheduler.ts';
import type { Pages } from '../aws/service.ts';
import { type EmailEvents, type EmailEventType, emailEventTypes } from '../aws/ses/events.ts';
import type { Ses } from '../aws/ses/ses.ts';
import type { Queues } from '../aws/sqs.ts';
import type { AsynchronousInvocation } from '../functions/asynchronous-invocation.ts';
import type { MeteredFleet } from '../functions/metered-fleet.ts';
import { type HttpHandler, type HttpRequest, json, jsonOf, toPages } from '../http.ts';
import { requireSameSite } from '../request-guard.ts';
import { type Fault, type FaultKind, type Faults, faultKinds } from './faults.ts';

interface FaultInjectionOptions {
  faults: Faults;
  queues: Queues;
  emailEvents: EmailEvents;
  ses: Pick<Ses, 'setSandbox'>;
  cognitoQuotas: Cognito['quotas'];
  bedrock: Pick<Bedrock, 'setAnswer'>;
  asynchronousInvocation: Pick<AsynchronousInvocation, 'setDuplicates'>;
  fleet: Pick<MeteredFleet, 'reserve'>;
  scheduler: Pick<Scheduler, 'enable'>;
}

const problem = (message: string) => json(400, { message });
const notAllowed = () => json(405, { message: 'Method Not Allowed' });

const texts = ['function', 'service', 'operation', 'code', 'message'] as const;
const numbers = ['skip', 'times', 'status', 'milliseconds'] as const;

/** Parses a rule from a JSON body; undefined when it is invalid. */
const parseFault = (request: HttpRequest): Fault | undefined => {
  const body = jsonOf(request) ?? {};
  const { kind } = body;
  if (!faultKinds.includes(kind as FaultKind)) return undefined;
  const knownFields = [
    ...texts.filter((name) => typeof body[name] === 'string'),
    ...numbers.filter((name) => typeof body[name] === 'number'),
  ];
  return { kind: kind as FaultKind, ...Object.fromEntries(knownFields.map((name) => [name, body[name]])) };
};

/**
 * Fault injection as JSON, for tests and experiments:
 * - `GET`, `POST`, `DELETE /_local/faults` (see `Fault`)
 * - `POST /_local/mail/events` (`{ "type": "bounce", "to": … }` or `"messageId"`; `{ "deliveries": false }` stops
 *   automatic deliveries)
 * - `POST /_local/mail/sandbox` (`{ "verified": ["ada@example.com"] }`; `DELETE` ends it)
 * - `POST /_local/cognito/quota` (`{ "perSecond": 1 }`; `DELETE` ends the limit)
 * - `POST /_local/duplicates` (`{ "enabled": true }`)
 * - `POST /_local/bedrock` (`{ "answer": "…" }`)
 * - `POST /_local/concurrency/<function>` (`{ "reserved": 0 }`; `DELETE` ends the limit)
 * - `POST /_local/schedules/<schedule>` (`{ "enabled": false }`)
 * - `GET /_local/dead-letters`, `DELETE /_local/dead-letters/<queue>`
 */
export const createFaultInjectionPages = ({
  faults,
  queues,
  emailEvents,
  ses,
  cognitoQuotas,
  bedrock,
  asynchronousInvocation,
  fleet,
  scheduler,
}: FaultInjectionOptions): Record<string, Pages> => {
  const faultRules: HttpHandler = async (request) => {
    if (request.method === 'POST') {
      const fault = parseFault(request);
      if (!fault) return problem(`kind is one of ${faultKinds.join(', ')}.`);
      faults.add(fault);
    } else if (request.method === 'DELETE') faults.clear();
    else if (request.method !== 'GET') return notAllowed();
    return json(200, faults.list());
  };

  const events: HttpHandler = async (request) => {
    if (request.method !== 'POST') return notAllowed();
    const { type, to, messageId, deliveries } = jsonOf(request) ?? {};
    if (typeof deliveries === 'boolean') {
      emailEvents.setAutoDelivery(deliveries);
      return json(200, { deliveries });
    }
    if (!emailEventTypes.includes(type as EmailEventType))
      return problem(`type is one of ${emailEventTypes.join(', ')}.`);
    const email = { ...(typeof to === 'string' && { to }), ...(typeof messageId === 'string' && { messageId }) };
    const isEmitted = await emailEvents.emit(type as EmailEventType, email);
    return isEmitted
      ? json(200, { type, ...email })
      : json(404, { message: 'The email was not sent, or its events have no destination.' });
  };

  const sandbox: HttpHandler = async (request) => {
    if (request.method === 'DELETE') {
      ses.setSandbox(undefined);
      return json(200, {});
    }
    if (request.method !== 'POST') return notAllowed();
    const { verified } = jsonOf(request) ?? {};
    if (!Array.isArray(verified)) return problem('verified is a list of email addresses and domains.');
    ses.setSandbox(verified.map(String));
    return json(200, { verified });
  };

  const quota: HttpHandler = async (request) => {
    if (request.method === 'DELETE') {
      cognitoQuotas.setCallsPerSecond(undefined);
      return json(200, {});
    }
    if (request.method !== 'POST') return notAllowed();
    const { perSecond } = jsonOf(request) ?? {};
    if (typeof perSecond !== 'number' || perSecond < 0) return problem('perSecond is a number of calls.');
    cognitoQuotas.setCallsPerSecond(perSecond);
    return json(200, { perSecond });
  };

  const duplicates: HttpHandler = async (request) => {
    if (request.method !== 'POST') return notAllowed();
    const { enabled } = jsonOf(request) ?? {};
    if (typeof enabled !== 'boolean') return problem('enabled is true or false.');
    asynchronousInvocation.setDuplicates(enabled);
    return json(200, { enabled });
  };

  const model: HttpHandler = async (request) => {
    if (request.method !== 'POST') return notAllowed();
    const { answer } = jsonOf(request) ?? {};
    if (typeof answer !== 'string') return problem('answer is a text.');
    bedrock.setAnswer(answer);
    return json(200, { answer });
  };

  const concurrency: HttpHandler = async (request) => {
    const functionName = request.path.split('/')[3] ?? '';
    if (request.method === 'DELETE') {
      fleet.reserve(functionName, undefined);
      return json(200, {});
    }
    if (request.method !== 'POST') return notAllowed();
    const { reserved } = jsonOf(request) ?? {};
    if (typeof reserved !== 'number' || reserved < 0) return problem('reserved is a number of concurrent invocations.');
    fleet.reserve(functionName, reserved);
    return json(200, { functionName, reserved });
  };

  const schedules: HttpHandler = async (request) => {
    if (request.method !== 'POST') return notAllowed();
    const { enabled } = jsonOf(request) ?? {};
    if (typeof enabled !== 'boolean') return problem('enabled is true or false.');
    const isKnown = scheduler.enable(request.path.split('/')[3] ?? '', enabled);
    return isKnown ? json(200, { enabled }) : json(404, { message: 'Unknown schedule.' });
  };

  const deadLetters: HttpHandler = async ({ method, path }) => {
    if (method === 'GET') return json(200, queues.list());
    if (method !== 'DELETE') return notAllowed();
    const isPurged = await queues.purge(path.split('/')[3] ?? '');
    return isPurged ? json(200, []) : json(404, { message: 'Unknown queue.' });
  };

  return {
    '/_local/faults': toPages(requireSameSite(faultRules)),
    '/_local/mail/events': toPages(requireSameSite(events)),
    '/_local/mail/sandbox': toPages(requireSameSite(sandbox)),
    '/_local/cognito/quota': toPages(requireSameSite(quota)),
    '/_local/duplicates': toPages(requireSameSite(duplicates)),
    '/_local/bedrock': toPages(requireSameSite(model)),
    '/_local/concurrency': toPages(requireSameSite(concurrency)),
    '/_local/schedules': toPages(requireSameSite(schedules)),
    '/_local/dead-letters': toPages(requireSameSite(deadLetters)),
  };
};
