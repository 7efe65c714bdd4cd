import type { HttpEvent } from '../http/event.ts';
import { logWarning } from '../runtime/log.ts';

/** Returns whether the browser signals an opt-out (DNT or GPC). */
const hasOptedOut = ({ headers }: HttpEvent): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/**
 * Forwards events to Google Analytics in stages that configure a stream. Never throws and is time-limited; a failure
 * logs a warning without the URL, which holds the secret.
 */
export const forwardToGa4 = async (
  events: readonly { name: string; route: string; value?: number | undefined }[],
  event: HttpEvent,
): Promise<void> => {
  if (!process.env.GA4_MEASUREMENT_ID || hasOptedOut(event)) return;
  try {
    // Imported lazily, because the secret's client would slow every cold start.
    const { sendToGa4 } = await import('../services/ga4.ts');
    await sendToGa4(events);
  } catch (error) {
    const { name, message } = error as Error;
    logWarning({ operation: 'recordAnalytics', message: `${name}: ${message}` });
  }
};
