import { notify } from '#web/src/ui/toasts/notify.ts';

/** Copies a link and confirms it with a toast. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied.');
  } catch {
    notify.error('The link could not be copied. You can copy it from the address bar of the certificate page.');
  }
};
