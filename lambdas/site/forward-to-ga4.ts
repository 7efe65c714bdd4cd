import type { HttpEvent } from '../http/event.ts';
import { logWarning } from '../runtime/log.ts';

/** Signs by which a browser says for its person that nothing is to go to others. */
const hasOptedOut = ({ headers }: HttpEvent): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/**
 * Passes events on to Google Analytics, in stages that name a stream of theirs. Never fails, and never takes long: what
 * goes wrong is one warning, without the address, which holds the secret.
 */
export const forwardToGa4 = async (
  events: readonly { name: string; route: string; value?: number | undefined }[],
  event: HttpEvent,
): Promise<void> => {
  if (!process.env.GA4_MEASUREMENT_ID || hasOptedOut(event)) return;
  try {
    // Only here, because the client that reads the secret would make every start of the function slower.
    const { sendToGa4 } = await import('../services/ga4.ts');
    await sendToGa4(events);
  } catch (error) {
    const { name, message } = error as Error;
    logWarning({ operation: 'recordAnalytics', message: `${name}: ${message}` });
  }
};
