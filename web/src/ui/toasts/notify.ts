import { createElement, type ReactElement } from 'react';
import { ToastAction } from './toast-action.tsx';

type Content = string | ReactElement;
type Kind = 'success' | 'error' | 'plain';

/** Milliseconds a toast stays (SPEC section 4). */
const durations: Record<Kind, number> = { success: 3000, error: 5000, plain: 4000 };

let open: () => void = () => undefined;

/** Called by the toast host: `mount` brings the list of toasts onto the page. */
export const onFirstToast = (mount: () => void): void => {
  open = mount;
};

const show = async (kind: Kind, content: Content) => {
  open();
  const { toast } = await import('react-hot-toast/headless');
  const make = kind === 'plain' ? toast : toast[kind];
  make(content, { duration: durations[kind] });
};

const offer = async (text: string, label: string, run: () => void) => {
  open();
  const { toast } = await import('react-hot-toast/headless');
  const content = ({ id }: { id: string }) =>
    createElement(ToastAction, {
      ...{ text, label },
      onAction: () => {
        toast.dismiss(id);
        run();
      },
    });
  toast(content, { duration: durations.plain });
};

/** Short messages at the top right: success 3 s, error 5 s, others 4 s; at most 20 at a time. */
export const notify = {
  success: (content: Content) => void show('success', content),
  error: (content: Content) => void show('error', content),
  plain: (content: Content) => void show('plain', content),
  /** A plain message with one thing to do about it, e.g. "Undo"; doing it takes the message away. */
  offer: (text: string, label: string, run: () => void) => void offer(text, label, run),
};
