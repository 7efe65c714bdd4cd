import { useState } from 'react';
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
  const [saving, setSaving] = useState<keyof Change>();
  const [failure, setFailure] = useState<string>();

  const save = async (change: Change, announcement: string): Promise<boolean> => {
    if (saving) return false;
    setSaving(Object.keys(change)[0] as keyof Change);
    setFailure(undefined);
    try {
      await setCached('getSubscription', input, await call('saveSubscription', { ...input, body: change }));
      announce(announcement);
      return true;
    } catch (problem) {
      setFailure(errorMessage(problem, 'Your change could not be saved. Please try again.'));
      return false;
    } finally {
      setSaving(undefined);
    }
  };
  return { data, error, isValidating, retry: () => void mutate(), save, saving, failure };
};

export type Save = ReturnType<typeof usePreferences>['save'];
