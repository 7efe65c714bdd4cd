import { notify } from '../ui/toasts/notify.ts';
import { tabStorage } from './storage.ts';

const messageStorage = tabStorage('notice');

/** Stores a message for the next page this tab loads, when a toast would be lost during navigation. */
export const setFlashMessage = (message: string): void => messageStorage.write(message);

/** Shows the stored message once. */
export const showFlashMessage = (): void => {
  const message = messageStorage.read();
  if (message === null) return;
  messageStorage.write(null);
  notify.success(message);
};
