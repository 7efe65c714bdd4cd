import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LectureNotebook } from '#contract/schemas/notebook.ts';
import { call } from '#web/src/api/client.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { scratchNotebook } from '../model/ipynb.ts';
import { type LocalCopy, readCopy, writeCopy } from './local-copies.ts';

/** The lecture a notebook belongs to. */
export interface LectureRef {
  courseId: string;
  lectureId: string;
}

/** A notebook as it was opened. */
export interface OpenedNotebook {
  text: string;
  /** Saved version it is based on; 0 when there is none. */
  version: number;
  /** Contains changes this browser has not saved. */
  isUnsaved: boolean;
  /** Absent for a scratch notebook, which stays in this browser. */
  lesson?: LocalCopy['lesson'];
  /** The server's version, if it was saved elsewhere since this browser's changes began. */
  theirs?: { text: string; version: number };
  /** Opened from this browser's copy, because the browser is offline. */
  isOffline: boolean;
}

/** Name of the copy in this browser. */
export const copyName = (lecture: LectureRef | undefined): string =>
  lecture ? `${lecture.courseId}/${lecture.lectureId}` : 'scratch';

const fromServer = ({ notebook, ...lesson }: LectureNotebook, copy: LocalCopy | undefined): OpenedNotebook => {
  const saved = { version: lesson.version, lesson, isOffline: false };
  if (!copy?.isUnsaved || copy.text === notebook) return { ...saved, text: notebook, isUnsaved: false };
  if (copy.version === lesson.version) return { ...saved, text: copy.text, isUnsaved: true };
  const theirs = { text: notebook, version: lesson.version };
  return { ...saved, text: copy.text, version: copy.version, isUnsaved: true, theirs };
};

const isServerUnavailable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ApiProblem && (error.status === 0 || error.status >= 500));

/**
 * Opens a learner's notebook: the saved version with this browser's unsaved changes, or this browser's copy when
 * offline. @throws ApiProblem when there is neither
 */
const openNotebook = async (lecture: LectureRef | undefined, owner: string): Promise<OpenedNotebook> => {
  const copy = await readCopy(copyName(lecture), owner);
  if (!lecture) {
    return { text: copy?.text ?? JSON.stringify(scratchNotebook()), version: 0, isUnsaved: false, isOffline: false };
  }
  try {
    const loaded = await call('getNotebook', { params: { ...lecture } });
    const opened = fromServer(loaded, copy);
    if (!opened.isUnsaved) {
      const { text, version, lesson } = opened;
      await writeCopy(copyName(lecture), { owner, text, version, isUnsaved: false, ...(lesson && { lesson }) });
    }
    return opened;
  } catch (error) {
    if (!copy?.lesson || !isServerUnavailable(error)) throw error;
    const { text, version, isUnsaved, lesson } = copy;
    return { text, version, isUnsaved, lesson, isOffline: true };
  }
};

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
