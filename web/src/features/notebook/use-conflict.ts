import { useState } from 'react';
import { useStore } from '../../site/store.ts';
import type { NotebookSession } from './use-notebook.ts';

/**
 * Two versions that began with the same one. Both go into the history, whichever one goes on with: the other one is
 * saved there already, and this one is pinned on top of it.
 */
export const useConflict = ({ saver, document, replace }: NotebookSession) => {
  const theirs = useStore(saver.store, (state) => state.theirs);
  const [isBusy, setBusy] = useState(false);

  const settle = async (goOnWithTheirs: boolean) => {
    if (!theirs || isBusy) return;
    setBusy(true);
    saver.continueFrom(theirs.version);
    await saver.pin(document());
    if (goOnWithTheirs) {
      replace(theirs.text);
      await saver.pin(document());
    }
    setBusy(false);
  };
  return {
    isThere: theirs !== undefined || isBusy,
    isBusy,
    onKeepMine: () => void settle(false),
    onTakeTheirs: () => void settle(true),
  };
};
