import { notify } from './notify.ts';

interface CopyMessages {
  copied: string;
  failed: string;
}

/** Copies a text and confirms it with a toast, or says that it could not be copied. */
export const copyText = async (text: string, { copied, failed }: CopyMessages): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(failed);
  }
};
