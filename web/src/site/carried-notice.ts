import { notify } from '../ui/toasts/notify.ts';
import { tabStorage } from './storage.ts';

const stored = tabStorage('notice');

/** Keeps a message for the next page this tab loads, when what is said now would be lost on the way there. */
export const carryNotice = (sentence: string): void => stored.write(sentence);

/** Shows the message that was kept, once. */
export const showCarriedNotice = (): void => {
  const sentence = stored.read();
  if (sentence === null) return;
  stored.write(null);
  notify.success(sentence);
};
