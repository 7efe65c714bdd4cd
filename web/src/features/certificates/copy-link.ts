import { copyText } from '#web/src/ui/toasts/copy-text.ts';

/** Copies a link and confirms it with a toast. */
export const copyLink = (url: string): Promise<void> =>
  copyText(url, {
    copied: 'Link copied.',
    failed: 'The link could not be copied. You can copy it from the address bar of the certificate page.',
  });
