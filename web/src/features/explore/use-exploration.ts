import { useEffect, useRef, useState } from 'react';
import type { ExplorableState } from '#contract/schemas/explore.ts';
import { call } from '#web/src/api/client.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { type Autosave, createAutosave, type SaveState } from '#web/src/lib/autosave.ts';
import { flushOnLeave } from '#web/src/lib/flush-on-leave.ts';

interface Save {
  state: ExplorableState;
  isAnswer: boolean;
}

/**
 * Reads what the learner has saved of an explorable, and saves changes after a pause and answers at once. Saves nothing
 * before a successful read.
 */
export const useExploration = (courseId: string, lectureId: string, onSolved: () => void) => {
  const params = { courseId, lectureId };
  const { data, error, mutate } = useOperation('getExploration', { params });
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [isAnswering, setAnswering] = useState(false);
  const autosave = useRef<Autosave<Save>>(undefined);
  const solved = useRef(onSolved);
  solved.current = onSolved;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `mutate` is the same for the same lecture.
  useEffect(() => {
    let isCurrent = true;
    const saver = createAutosave<Save>({
      save: async (body, options) => {
        const saved = await call('saveExploration', { params, body }, options);
        await mutate(saved, { revalidate: false });
        if (body.isAnswer && saved.solvedAt !== undefined && isCurrent) solved.current();
      },
      onState: (state) => isCurrent && setSaveState(state),
    });
    autosave.current = saver;
    const flushAndStop = flushOnLeave(saver.flush);
    return () => {
      isCurrent = false;
      flushAndStop();
    };
  }, [courseId, lectureId]);

  const answer = async (state: ExplorableState): Promise<void> => {
    setAnswering(true);
    autosave.current?.changed({ state, isAnswer: true });
    await autosave.current?.flush();
    setAnswering(false);
  };

  return {
    saved: data,
    error,
    retry: () => void mutate(),
    saveState,
    isAnswering,
    change: (state: ExplorableState) => autosave.current?.changed({ state, isAnswer: false }),
    answer: (state: ExplorableState) => void answer(state),
  };
};
