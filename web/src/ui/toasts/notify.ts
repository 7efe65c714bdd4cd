import { createElement, type ReactElement } from 'react';
import { ToastAction } from './toast-action.tsx';

type Content = string | ReactElement;
type Kind = 'success' | 'error' | 'plain';

/** Milliseconds for which a toast is shown (docs/product.md#states). */
const durationsMs: Record<Kind, number> = { success: 3000, error: 5000, plain: 4000 };

let mountToasts: () => void = () => undefined;

/** Called by the toast host; `mount` renders the list of toasts. */
export const onFirstToast = (mount: () => void): void => {
  mountToasts = mount;
};

let resolveMounted: () => void = () => undefined;
const listMounted = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

/** Called by the list of toasts once it is mounted. */
export const reportListMounted = (): void => resolveMounted();

/** Loads the toast library and waits for the list: a toast's time starts when it is created. */
const loadToast = async () => {
  mountToasts();
  const [{ toast }] = await Promise.all([import('react-hot-toast/headless'), listMounted]);
  return toast;
};

const show = async (kind: Kind, content: Content) => {
  const toast = await loadToast();
  const createToast = kind === 'plain' ? toast : toast[kind];
  createToast(content, { duration: durationsMs[kind] });
};

const showAction = async (text: string, label: string, run: () => void) => {
  const toast = await loadToast();
  const content = ({ id }: { id: string }) =>
    createElement(ToastAction, {
      ...{ text, label },
      onAction: () => {
        toast.dismiss(id);
        run();
      },
    });
  toast(content, { duration: durationsMs.plain });
};

/** Short messages at the top right: success 3 s, error 5 s, others 4 s; at most 20 at a time. */
export const notify = {
  success: (content: Content) => void show('success', content),
  error: (content: Content) => void show('error', content),
  plain: (content: Content) => void show('plain', content),
  /** A plain message with one action, e.g. "Undo", which dismisses the message. */
  withAction: (text: string, label: string, run: () => void) => void showAction(text, label, run),
};
