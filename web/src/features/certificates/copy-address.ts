import { notify } from '../../ui/toasts/notify.ts';

/** Copies an address, and says so. */
export const copyAddress = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    notify.success('The link is copied.');
  } catch {
    notify.error('The link could not be copied. You can copy it from the address bar of the certificate page.');
  }
};
