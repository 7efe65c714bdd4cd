import { useRef, useState } from 'react';
import type { BodyOf, OutputOf } from '#contract/index.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { setCached, useOperation } from '#web/src/api/use-operation.ts';
import { announce } from '#web/src/ui/live-region.tsx';

export type SubscriptionView = OutputOf<'getSubscription'>;
type Change = BodyOf<'saveSubscription'>;

/** Reads and changes the subscription behind an emailed link. Only a press changes it. */
export const usePreferences = (token: string) => {
  const input = { params: { token } };
  const { data, error, isValidating, mutate } = useOperation('getSubscription', input);
  const [saving, setSaving] = useState<ReadonlySet<keyof Change>>(new Set());
  const [failure, setFailure] = useState<string>();
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const saveNow = async (change: Change, announcement: string): Promise<boolean> => {
    setFailure(undefined);
    try {
      await setCached('getSubscription', input, await call('saveSubscription', { ...input, body: change }));
      announce(announcement);
      return true;
    } catch (problem) {
      setFailure(errorMessage(problem, 'Your change could not be saved. Please try again.'));
      return false;
    }
  };
  /** Queues changes, so that a press during a save is not lost. */
  const save = (change: Change, announcement: string): Promise<boolean> => {
    const [field] = Object.keys(change) as (keyof Change)[];
    setSaving((fields) => new Set([...fields, ...(field ? [field] : [])]));
    const saved = lastSave.current
      .then(() => saveNow(change, announcement))
      .finally(() => setSaving((fields) => new Set([...fields].filter((other) => other !== field))));
    lastSave.current = saved;
    return saved;
  };
  return { data, error, isValidating, retry: () => void mutate(), save, saving, failure };
};

export type Save = ReturnType<typeof usePreferences>['save'];
/** The fields that are being saved. */
export type Saving = ReturnType<typeof usePreferences>['saving'];
