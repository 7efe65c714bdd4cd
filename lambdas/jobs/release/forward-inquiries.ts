import { claimWaitingInquiry, listWaitingInquiryPages, markForwarded } from '#lambdas/data/inquiries.ts';
import { inquiryEmail } from '#lambdas/email/templates/inquiry.ts';
import { describeError, logRun } from '#lambdas/runtime/log.ts';
import type { ReleaseRun } from './release-subscription.ts';

/**
 * Emails us, once each, the messages that arrived while email was not configured. A message whose email may not have
 * been sent waits for a later run. Resolves to the number sent.
 */
export const forwardInquiries = async (
  { now, rateLimiter, sender }: ReleaseRun,
  shouldStop: () => boolean,
): Promise<number> => {
  let forwarded = 0;
  for await (const page of listWaitingInquiryPages(now)) {
    for (const waiting of page) {
      if (shouldStop() || !(await rateLimiter.take())) return forwarded;
      const claimed = await claimWaitingInquiry(waiting, now);
      if (!claimed) continue;
      try {
        if ((await sender.send(inquiryEmail(claimed))) !== 'sent') continue;
        await markForwarded(claimed);
        forwarded += 1;
      } catch (error) {
        // One message that SES refuses must not hold back the others.
        logRun('error', { job: 'release-drip', inquiry: claimed.sk, ...describeError(error) });
      }
    }
  }
  return forwarded;
};
