import { useCallback, useState } from 'react';
import { type LecturePosition, lectureAt } from '#contract/rules/resume.ts';
import type { CourseContent, CourseProgress } from '#contract/schemas/content.ts';
import { call } from '#web/src/api/client.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { type CourseSource, invalidCourse, type Place, type SourceState } from '../course-source.ts';
import { dripUrlOf } from '../drip/drip-course.ts';
import { courseEntry, findLecture, type OutlineEntry, sectionEntry } from '../outline.ts';
import type { VideoApi } from '../video/video-api.ts';

const requestedLecture = (course: CourseContent, section?: string, lecture?: string): OutlineEntry | undefined => {
  if (section === undefined) return courseEntry(course);
  return lecture === undefined ? sectionEntry(course, section) : findLecture(course, section, lecture);
};

/** Finds a lecture; its URL names section and id, so any other URL redirects. */
const placeIn = (course: CourseContent, section?: string, lecture?: string): Place => {
  const entry = requestedLecture(course, section, lecture);
  if (!entry) return { kind: 'unknown' };
  const { sectionIndex, lecture: found } = entry;
  if (`${sectionIndex}` === section && found.id === lecture) return { kind: 'lecture', entry };
  return { kind: 'redirect', to: paths.content(course.courseId, sectionIndex, found.id) };
};

const videoApi = (courseId: string, { sectionIndex, lectureIndex, lecture }: OutlineEntry): VideoApi => ({
  load: () => call('getVideoUrl', { params: { courseId }, query: { s3Key: lecture.videoKey ?? '' } }),
  readPosition: () => call('getVideoProgress', { params: { courseId, sectionIndex, lectureIndex } }),
  savePosition: async (position, options) => {
    const body = { sectionIndex, lectureIndex, ...position };
    return (await call('saveVideoProgress', { params: { courseId }, body }, options)).completed;
  },
});

const standardSource = (course: CourseContent, setProgress: CourseSource['setProgress']): CourseSource => {
  const { courseId, title, sections, progress, kind } = course;
  const urlOf = (position: LecturePosition) =>
    paths.content(courseId, position.sectionIndex, lectureAt(course, position)?.id);
  return {
    ...{ courseId, title, sections, progress, setProgress, urlOf },
    completed: new Set(progress.completedLectures),
    placeAt: (section, lecture) => placeIn(course, section, lecture),
    homeUrl: paths.content(courseId),
    replacesHistory: false,
    // A locked lecture also has a page, which says why it is locked.
    actionOf: (entry) => ({ to: urlOf(entry) }),
    videoApi: (entry) => videoApi(courseId, entry),
    hasBookmarks: true,
    ...(kind === 'drip' && {
      dripViewer: { urlOf: (position) => dripUrlOf(courseId, position), homeUrl: paths.drip(courseId) },
    }),
  };
};

/**
 * Reads a course for the course player. A URL without a lecture waits for a fresh read, because cached data may not
 * know the last position.
 */
export const useStandardSource = (courseId: string, hasLecture: boolean): SourceState => {
  const { data, error, mutate, isValidating } = useOperation('getCourseContent', { params: { courseId } });
  const [isStale, setStale] = useState(data !== undefined && !hasLecture);
  if (isStale && data && !isValidating) setStale(false);
  const setProgress = useCallback(
    (progress: CourseProgress) => mutate((known) => known && { ...known, progress }, { revalidate: false }),
    [mutate],
  );

  const retry = () => void mutate();
  if (error && !data) return { status: 'failed', error, retry };
  if (!data || (isStale && isValidating)) return { status: 'loading' };
  if (!Array.isArray(data.sections)) return { status: 'failed', error: invalidCourse(), retry };
  return { status: 'ready', source: standardSource(data, setProgress) };
};
