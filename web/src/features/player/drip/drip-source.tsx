import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DripProgress } from '#contract/operations/drip.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import { isWatched } from '#contract/rules/progress.ts';
import type { CourseProgress, LearnerLecture } from '#contract/schemas/content.ts';
import { call } from '#web/src/api/client.ts';
import { setCached, useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { type CourseSource, invalidCourse, type Place, type SourceState } from '../course-source.ts';
import { findLecture, lectureStateOf, type OutlineEntry } from '../outline.ts';
import type { VideoApi } from '../video/video-api.ts';
import { type DripCourse, dripUrlOf, firstOpenEntry, lectureIdOf, resumeEntry, toDripCourse } from './drip-course.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { WelcomeBack } from './welcome-back.tsx';

const emptyRecords: readonly DripProgress[] = [];
const initialProgress: CourseProgress = { progress: 0, completedLectures: [], countedLectures: 0, isComplete: false };

/** Reads progress in a drip course. Failed reads are logged and count as no progress (docs/product.md#errors). */
const useDripProgress = (courseId: string) => {
  const input = useMemo(() => ({ params: { courseId } }), [courseId]);
  const listed = useOperation('listDripProgress', input);
  const course = useOperation('getCourseProgress', input);
  const { mutate } = course;

  const failure = listed.error ?? course.error;
  useEffect(() => {
    if (failure) console.warn('The progress could not be read.', failure);
  }, [failure]);

  const setProgress = useCallback((next: CourseProgress) => mutate(next, { revalidate: false }), [mutate]);
  return {
    records: listed.data ?? emptyRecords,
    progress: course.data ?? initialProgress,
    /** Both reads have finished, successfully or not. */
    isRead: Boolean((listed.data ?? listed.error) && (course.data ?? course.error)),
    setProgress,
  };
};

const placeIn = (course: DripCourse, section?: string, lecture?: string): Place => {
  if (section === undefined || lecture === undefined) return { kind: 'start' };
  const entry = findLecture(course, section, lecture);
  if (!entry) return { kind: 'unknown' };
  const isOpen = lectureState(entry.lecture, course.access) === 'unlocked';
  return isOpen ? { kind: 'lecture', entry } : { kind: 'start', locked: entry };
};

const videoApi = (courseId: string, lecture: LearnerLecture): VideoApi => {
  const params = { courseId };
  return {
    load: () => call('getDripVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } }),
    readPosition: async () => {
      const records = await call('listDripProgress', { params });
      void setCached('listDripProgress', { params }, records);
      return records.find((record) => lectureIdOf(record) === lecture.id) ?? { timestamp: 0 };
    },
    savePosition: async ({ timestamp, duration, observedAt, watched }, options) => {
      const completed = isWatched(timestamp, duration);
      const body = { timestamp, observedAt, totalDuration: duration, completed, watched };
      const saved = await call('saveDripProgress', { params: { courseId, lectureId: lecture.id }, body }, options);
      return saved.completed;
    },
  };
};

/**
 * Reads a drip course for the drip viewer. A premium lecture in the outline, or a locked one in the URL, opens the
 * upgrade dialog.
 */
export const useDripSource = (courseId: string): SourceState => {
  const input = useMemo(() => ({ params: { courseId } }), [courseId]);
  const { data, error, mutate } = useOperation('getAvailableContent', input, {
    // A learner who returns to an open tab the next day sees what has opened since.
    revalidateOnFocus: true,
  });
  const { records, progress, isRead, setProgress } = useDripProgress(courseId);
  const [offered, setOffered] = useState<LearnerLecture>();
  const navigate = useNavigate();

  const retry = () => void mutate();
  if (error && !data) return { status: 'failed', error, retry };
  if (!data || !isRead) return { status: 'loading' };
  const course = toDripCourse(data);
  if (!course) return { status: 'failed', error: invalidCourse(), retry };

  const { title, sections, schedule } = course;
  const homeUrl = paths.drip(courseId);
  const urlOf: CourseSource['urlOf'] = (position) => dripUrlOf(courseId, position);
  const closeDialog = (isInUrl: boolean) => {
    setOffered(undefined);
    if (isInUrl) void navigate(homeUrl, { replace: true });
  };
  const watchedIds = records.filter((record) => record.completed).map((record) => lectureIdOf(record) ?? '');
  const source: CourseSource = {
    ...{ courseId, title, sections, progress, setProgress, urlOf, homeUrl, schedule },
    completed: new Set([...progress.completedLectures, ...watchedIds]),
    placeAt: (section, lecture) => placeIn(course, section, lecture),
    replacesHistory: true,
    actionOf: (entry: OutlineEntry) => {
      const state = lectureStateOf(entry.lecture);
      if (state === 'unlocked') return { to: urlOf(entry) };
      return state === 'premium' ? { onSelect: () => setOffered(entry.lecture) } : undefined;
    },
    videoApi: ({ lecture }) => videoApi(courseId, lecture),
    hasBookmarks: false,
    coursePlayerUrl: ({ sectionIndex, lecture }) => paths.content(courseId, sectionIndex, lecture.id),
    start: () => (
      <WelcomeBack
        {...{ source, schedule }}
        isPremium={course.access.isPremium}
        last={resumeEntry(course, source.completed, records)}
        first={firstOpenEntry(course)}
      />
    ),
    overlay: (locked) => (
      <UpgradeDialog
        {...{ courseId }}
        timeZone={schedule.timeZone}
        lecture={locked ?? offered}
        onClose={() => closeDialog(locked !== undefined)}
      />
    ),
  };
  return { status: 'ready', source };
};
