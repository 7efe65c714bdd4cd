import { useCallback, useEffect, useMemo, useState } from 'react';
import { type LectureRef, type OpenedNotebook, openNotebook } from './saving/notebook-files.ts';

interface Opening {
  opened?: OpenedNotebook;
  error?: unknown;
}

/** Opens the lecture's notebook once; without a lecture, the scratch notebook. */
export const useOpenedNotebook = (courseId: string | undefined, lectureId: string | undefined, owner: string) => {
  const lecture = useMemo<LectureRef | undefined>(
    () => (courseId && lectureId ? { courseId, lectureId } : undefined),
    [courseId, lectureId],
  );
  const [opening, setOpening] = useState<Opening>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
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
