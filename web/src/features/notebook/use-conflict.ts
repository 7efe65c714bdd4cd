import { useState } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import type { NotebookSession } from './use-notebook.ts';

/**
 * Resolves a conflict of two versions with the same base. Both end up in the history: theirs is saved there already,
 * and this one is pinned on top.
 */
export const useConflict = ({ saver, document, replace }: NotebookSession) => {
  const theirs = useStore(saver.store, (state) => state.theirs);
  const [isBusy, setBusy] = useState(false);

  const resolveConflict = async (useTheirs: boolean) => {
    if (!theirs || isBusy) return;
    setBusy(true);
    saver.continueFrom(theirs.version);
    await saver.pin(document());
    if (useTheirs) {
      replace(theirs.text);
      await saver.pin(document());
    }
    setBusy(false);
  };
  return {
    isThere: theirs !== undefined || isBusy,
    isBusy,
    onKeepMine: () => void resolveConflict(false),
    onUseTheirs: () => void resolveConflict(true),
  };
};
