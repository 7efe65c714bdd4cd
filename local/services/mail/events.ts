import { randomUUID } from 'node:crypto';
import { dictionary } from '../../dictionary.ts';
import type { Clock, Service } from '../../service.ts';
import type { Topics } from '../sns.ts';
import { bareAddress, recipientsOf, type SendEmail } from './compose.ts';

/** What SES tells of a mail after it has taken it. */
export const mailEventTypes = ['delivery', 'bounce', 'complaint', 'reject'] as const;
export type MailEventType = (typeof mailEventTypes)[number];

interface Destination {
  types: readonly string[];
  topicArn: string;
}

/** Publishes the events of mails that went by a configuration set. */
export interface MailEvents {
  /** Makes `AWS::SES::ConfigurationSetEventDestination` real. */
  addDestination: Service['create'];
  /** Remembers a mail that was taken; unless switched off, it is delivered at once. */
  taken(messageId: string, mail: SendEmail): void;
  /** Whether mails are reported as delivered by themselves; true at the start. */
  deliverAll(isOn: boolean): void;
  /** Tells of a mail: this one, or the last one to this address. False when there is no such mail, or nobody listens. */
  tell(type: MailEventType, mail: { messageId?: string; to?: string }): Promise<boolean>;
}

interface Taken {
  messageId: string;
  configurationSet: string;
  /** The part of every event that names the mail. */
  mail: { destination: string[]; tags: Record<string, string[]> } & Record<string, unknown>;
}

/** Mails of which can still be told; older ones are forgotten. */
const capacity = 5_000;

const describe = (messageId: string, mail: SendEmail, at: string): Taken => ({
  messageId,
  configurationSet: mail.ConfigurationSetName ?? '',
  mail: {
    timestamp: at,
    source: mail.FromEmailAddress ?? '',
    messageId,
    destination: recipientsOf(mail).map(bareAddress),
    tags: {
      'ses:configuration-set': [mail.ConfigurationSetName ?? ''],
      ...dictionary((mail.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]])),
    },
  },
});

/** The part of an event that is of its type alone. */
const particulars = (type: MailEventType, recipients: string[], timestamp: string): Record<string, unknown> => {
  const addresses = recipients.map((emailAddress) => ({ emailAddress }));
  switch (type) {
    case 'bounce':
      return {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: addresses,
        timestamp,
        feedbackId: randomUUID(),
      };
    case 'complaint':
      return { complaintFeedbackType: 'abuse', complainedRecipients: addresses, timestamp, feedbackId: randomUUID() };
    case 'reject':
      return { reason: 'Bad content' };
    default:
      return { timestamp, recipients, processingTimeMillis: 500, smtpResponse: '250 2.6.0 Message received' };
  }
};

export const createMailEvents = (topics: Topics, clock: Clock): MailEvents => {
  const destinations = new Map<string, Destination[]>();
  const mails: Taken[] = [];
  let deliversAll = true;

  const publish = async (type: MailEventType, { mail, configurationSet }: Taken): Promise<boolean> => {
    const listening = (destinations.get(configurationSet) ?? []).filter(({ types }) => types.includes(type));
    const event = {
      eventType: type.charAt(0).toUpperCase() + type.slice(1),
      mail,
      [type]: particulars(type, mail.destination, clock.now().toISOString()),
    };
    await Promise.all(listening.map(({ topicArn }) => topics.publish(topicArn, event)));
    return listening.length > 0;
  };

  return {
    addDestination: async ({ properties, logicalId }) => {
      const { ConfigurationSetName: set, EventDestination: given } = properties as {
        ConfigurationSetName: string;
        EventDestination: { Enabled?: boolean; MatchingEventTypes: string[]; SnsDestination?: { TopicARN: string } };
      };
      if (!given.SnsDestination) throw new Error(`${logicalId}: events of mail go to topics only here.`);
      const added = {
        types: given.Enabled === false ? [] : given.MatchingEventTypes,
        topicArn: given.SnsDestination.TopicARN,
      };
      destinations.set(set, [...(destinations.get(set) ?? []), added]);
      return { ref: logicalId, attributes: {} };
    },
    taken: (messageId, mail) => {
      const taken = describe(messageId, mail, clock.now().toISOString());
      mails.push(taken);
      if (mails.length > capacity) mails.shift();
      // After the sender has its answer, as SES does.
      if (deliversAll) setImmediate(() => void publish('delivery', taken));
    },
    deliverAll: (isOn) => {
      deliversAll = isOn;
    },
    tell: async (type, { messageId, to }) => {
      const found = mails.findLast(
        (taken) => taken.messageId === messageId || taken.mail.destination.includes(to ?? ''),
      );
      return found ? publish(type, found) : false;
    },
  };
};
