import { useMemo, useState } from 'react';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { browserStorage } from '#web/src/lib/storage.ts';

/** Texts of the fields, by label. */
type Values = Record<string, string>;

const readValues = (text: string | null): Values => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
};

/** Holds what a learner types into a worksheet; this browser stores it per account on every change. */
export const useWorksheet = (name: string) => {
  const account = useAccount();
  const owner = account.status === 'authenticated' ? account.user.email : '';
  const storage = useMemo(() => browserStorage(`worksheet-${name}-${owner}`), [name, owner]);
  const [typed, setTyped] = useState<{ storage: typeof storage; values: Values; isStored: boolean }>();
  const { values, isStored } =
    typed?.storage === storage ? typed : { values: readValues(storage.read()), isStored: true };

  const change = (label: string, text: string) => {
    const others = Object.entries(values).filter(([known]) => known !== label);
    const next = Object.fromEntries(text === '' ? others : [...others, [label, text]]);
    const content = Object.keys(next).length > 0 ? JSON.stringify(next) : null;
    storage.write(content);
    setTyped({ storage, values: next, isStored: storage.read() === content });
  };
  return { values, isStored, change };
};
