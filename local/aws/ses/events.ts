import { randomUUID } from 'node:crypto';
import { dictionary } from '#local/dictionary.ts';
import type { Metrics } from '../cloudwatch/metrics.ts';
import type { Clock, Service } from '../service.ts';
import type { Topics } from '../sns.ts';
import { extractEmail, recipientsOf, type SendEmailRequest } from './compose.ts';

/** Events that SES publishes about an accepted email. */
export const emailEventTypes = ['delivery', 'bounce', 'complaint', 'reject'] as const;
export type EmailEventType = (typeof emailEventTypes)[number];

interface Destination {
  types: readonly string[];
  topicArn: string;
}

/** Publishes the events of emails sent with a configuration set. */
export interface EmailEvents {
  /** Creates an `AWS::SES::ConfigurationSetEventDestination`. */
  addDestination: Service['create'];
  /** Records an accepted email and, unless switched off, publishes its delivery. */
  accepted(messageId: string, message: SendEmailRequest): void;
  /** Sets whether deliveries are published automatically, which is the default. */
  setAutoDelivery(isOn: boolean): void;
  /**
   * Publishes an event of this email, or of the latest one to this address. False without a matching email or
   * destination.
   */
  emit(type: EmailEventType, message: { messageId?: string; to?: string }): Promise<boolean>;
}

interface AcceptedEmail {
  messageId: string;
  configurationSet: string;
  /** The part of every event that describes the email. */
  mail: { destination: string[]; tags: Record<string, string[]> } & Record<string, unknown>;
}

/** Number of emails kept; older ones get no more events. */
const capacity = 5_000;

/** Metrics of the account's reputation, and the period they cover; AWS uses a representative volume instead. */
const reputationMetrics = { bounce: 'Reputation.BounceRate', complaint: 'Reputation.ComplaintRate' } as const;
const reputationMs = 86_400_000;

const toAcceptedEmail = (messageId: string, message: SendEmailRequest, at: string): AcceptedEmail => ({
  messageId,
  configurationSet: message.ConfigurationSetName ?? '',
  mail: {
    timestamp: at,
    source: message.FromEmailAddress ?? '',
    messageId,
    destination: recipientsOf(message).map(extractEmail),
    tags: {
      'ses:configuration-set': [message.ConfigurationSetName ?? ''],
      ...dictionary((message.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]])),
    },
  },
});

/** The part of an event specific to its type. */
const eventDetails = (type: EmailEventType, recipients: string[], timestamp: string): Record<string, unknown> => {
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

export const createEmailEvents = (topics: Topics, clock: Clock, metrics: Metrics): EmailEvents => {
  const destinations = new Map<string, Destination[]>();
  const emails: AcceptedEmail[] = [];
  let isAutoDelivery = true;
  const acceptedAt: number[] = [];
  const feedbackAt = { bounce: [] as number[], complaint: [] as number[] };
  for (const name of Object.values(reputationMetrics))
    metrics.declare({ namespace: 'AWS/SES', names: [name], dimensions: {} });

  /** Counts a bounce or a complaint as a share of the emails of the last day. */
  const countFeedback = (type: keyof typeof feedbackAt): void => {
    const now = clock.now().getTime();
    feedbackAt[type].push(now);
    const recent = (times: number[]) => times.filter((at) => at > now - reputationMs).length;
    const share = recent(feedbackAt[type]) / Math.max(1, recent(acceptedAt));
    metrics.put({ namespace: 'AWS/SES', name: reputationMetrics[type], dimensions: {} }, share);
  };

  const publish = async (
    type: EmailEventType,
    { mail: message, configurationSet }: AcceptedEmail,
  ): Promise<boolean> => {
    const matching = (destinations.get(configurationSet) ?? []).filter(({ types }) => types.includes(type));
    const event = {
      eventType: type.charAt(0).toUpperCase() + type.slice(1),
      mail: message,
      [type]: eventDetails(type, message.destination, clock.now().toISOString()),
    };
    await Promise.all(matching.map(({ topicArn }) => topics.publish(topicArn, event)));
    return matching.length > 0;
  };

  return {
    addDestination: async ({ properties, logicalId }) => {
      const { ConfigurationSetName: set, EventDestination: eventDestination } = properties as {
        ConfigurationSetName: string;
        EventDestination: { Enabled?: boolean; MatchingEventTypes: string[]; SnsDestination?: { TopicARN: string } };
      };
      if (!eventDestination.SnsDestination)
        throw new Error(`${logicalId}: the local SES publishes events only to SNS topics.`);
      const added = {
        types: eventDestination.Enabled === false ? [] : eventDestination.MatchingEventTypes,
        topicArn: eventDestination.SnsDestination.TopicARN,
      };
      destinations.set(set, [...(destinations.get(set) ?? []), added]);
      return { ref: logicalId, attributes: {} };
    },
    accepted: (messageId, message) => {
      const email = toAcceptedEmail(messageId, message, clock.now().toISOString());
      emails.push(email);
      acceptedAt.push(clock.now().getTime());
      if (emails.length > capacity) emails.shift();
      // Published after the sender has received the response, as in SES.
      if (isAutoDelivery) setImmediate(() => void publish('delivery', email));
    },
    setAutoDelivery: (isOn) => {
      isAutoDelivery = isOn;
    },
    emit: async (type, { messageId, to }) => {
      const found = emails.findLast(
        (email) => email.messageId === messageId || email.mail.destination.includes(to ?? ''),
      );
      if (found && (type === 'bounce' || type === 'complaint')) countFeedback(type);
      return found ? publish(type, found) : false;
    },
  };
};
