import { useCallback, useEffect, useMemo, useState } from 'react';
import { type LectureRef, type OpenedNotebook, openNotebook } from './saving/notebook-files.ts';

interface Opening {
  opened?: OpenedNotebook;
  error?: unknown;
}

/** Opens the notebook of an address once; without a lecture in it, the one that belongs to none. */
export const useOpenedNotebook = (courseId: string | undefined, lectureId: string | undefined, owner: string) => {
  const lecture = useMemo<LectureRef | undefined>(
    () => (courseId && lectureId ? { courseId, lectureId } : undefined),
    [courseId, lectureId],
  );
  const [opening, setOpening] = useState<Opening>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again.
  useEffect(() => {
    let isCurrent = true;
    setOpening({});
    openNotebook(lecture, owner).then(
      (opened) => isCurrent && setOpening({ opened }),
      (error: unknown) => isCurrent && setOpening({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lecture, owner, attempt]);

  return { lecture, ...opening, retry: useCallback(() => setAttempt((count) => count + 1), []) };
};
