import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import type { NotebookSession } from './use-notebook.ts';

/**
 * Two versions that began with the same one. Both go into the history, whichever one goes on with: the other one is
 * saved there already, and this one is pinned on top of it.
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
