import { notify } from '../ui/toasts/notify.ts';
import { tabStorage } from './storage.ts';

const messageStorage = tabStorage('notice');

/** Keeps a message for the next page this tab loads, when what is said now would be lost on the way there. */
export const setFlashMessage = (message: string): void => messageStorage.write(message);

/** Shows the message that was kept, once. */
export const showFlashMessage = (): void => {
  const message = messageStorage.read();
  if (message === null) return;
  messageStorage.write(null);
  notify.success(message);
};
