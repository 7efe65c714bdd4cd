import { type Fault, type FaultKind, type Faults, faultKinds } from './faults.ts';
import { guarded } from './guard.ts';
import { type HttpHandler, type HttpRequest, json, jsonOf, toPages } from './http.ts';
import type { Pages } from './service.ts';
import { type MailEvents, type MailEventType, mailEventTypes } from './services/mail/events.ts';
import type { Queues } from './services/sqs.ts';

interface TroubleOptions {
  faults: Faults;
  queues: Queues;
  mailEvents: MailEvents;
}

const problem = (message: string) => json(400, { message });
const notAllowed = () => json(405, { message: 'Method Not Allowed' });

const texts = ['function', 'service', 'operation', 'code'] as const;
const numbers = ['skip', 'times', 'status', 'milliseconds'] as const;

/** A rule from a JSON body; undefined when it is none. */
const readFault = (request: HttpRequest): Fault | undefined => {
  const given = jsonOf(request) ?? {};
  const { kind } = given;
  if (!faultKinds.includes(kind as FaultKind)) return undefined;
  const known = [
    ...texts.filter((name) => typeof given[name] === 'string'),
    ...numbers.filter((name) => typeof given[name] === 'number'),
  ];
  return { kind: kind as FaultKind, ...Object.fromEntries(known.map((name) => [name, given[name]])) };
};

/**
 * Trouble on demand, as JSON, for tests and for who wants to see what happens:
 * `GET`, `POST`, `DELETE /_local/faults` (see `Fault`), `POST /_local/mail/events`
 * (`{ "type": "bounce", "to": … }` or `"messageId"`; `{ "deliveries": false }` stops the automatic ones), and
 * `GET /_local/dead-letters`, `DELETE /_local/dead-letters/<queue>`.
 */
export const createTrouble = ({ faults, queues, mailEvents }: TroubleOptions): Record<string, Pages> => {
  const faultRules: HttpHandler = async (request) => {
    if (request.method === 'POST') {
      const fault = readFault(request);
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
      mailEvents.deliverAll(deliveries);
      return json(200, { deliveries });
    }
    if (!mailEventTypes.includes(type as MailEventType)) return problem(`type is one of ${mailEventTypes.join(', ')}.`);
    const mail = { ...(typeof to === 'string' && { to }), ...(typeof messageId === 'string' && { messageId }) };
    const isTold = await mailEvents.tell(type as MailEventType, mail);
    return isTold ? json(200, { type, ...mail }) : json(404, { message: 'No such mail was sent, or nobody listens.' });
  };

  const deadLetters: HttpHandler = async ({ method, path }) => {
    if (method === 'GET') return json(200, queues.list());
    if (method !== 'DELETE') return notAllowed();
    const isPurged = await queues.purge(path.split('/')[3] ?? '');
    return isPurged ? json(200, []) : json(404, { message: 'There is no such queue.' });
  };

  return {
    '/_local/faults': toPages(guarded(faultRules)),
    '/_local/mail/events': toPages(guarded(events)),
    '/_local/dead-letters': toPages(guarded(deadLetters)),
  };
};
