import { tabStorage } from '#web/src/lib/storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'value' in element && 'name' in element && element.name !== '',
  );

const parseValues = (text: string | null): Record<string, string> => {
  try {
    return JSON.parse(text ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Stores an unsent form's values for this tab, so that a reload loses nothing. */
export const inquiryDraft = (name: string) => {
  const draftStorage = tabStorage(`inquiry-${name}`);
  return {
    save: (form: HTMLFormElement): void =>
      draftStorage.write(JSON.stringify(Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])))),
    /** Fills in empty controls. */
    restore: (form: HTMLFormElement): void => {
      const values = parseValues(draftStorage.read());
      for (const control of controlsOf(form)) control.value ||= values[control.name] ?? '';
    },
    clear: (): void => draftStorage.write(null),
  };
};
