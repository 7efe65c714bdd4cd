import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { CourseContent } from '#contract/schemas/content.ts';
import { useOperation } from '../api/use-operation.ts';
import { ContentFailure, InvalidContent, UnknownLecture } from '../features/player/content-panels.tsx';
import { ContentSkeleton } from '../features/player/content-skeleton.tsx';
import { courseEntry, findLecture, type OutlineEntry, sectionEntry } from '../features/player/outline.ts';
import { readTimeParameter } from '../features/player/video/time-parameter.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { LecturePage } from './course-content/lecture-page.tsx';

const requestedLecture = (course: CourseContent, section?: string, lecture?: string): OutlineEntry | undefined => {
  if (section === undefined) return courseEntry(course);
  return lecture === undefined ? sectionEntry(course, section) : findLecture(course, section, lecture);
};

/**
 * Content player: a course's lecture beside its outline. Without a lecture in the URL, resumes where the learner left
 * off.
 */
export const Component = () => {
  const { courseId = '', sectionIndex, lectureId } = useParams();
  const [search] = useSearchParams();
  const { data, error, mutate, isValidating } = useOperation('getCourseContent', { params: { courseId } });
  const retry = () => void mutate();
  // Cached data may not know the last position: a URL without a lecture waits for a fresh read.
  const [isStale, setStale] = useState(data !== undefined && lectureId === undefined);
  if (isStale && data && !isValidating) setStale(false);

  if (error && !data) {
    return (
      <>
        <PageMeta title="Course content" />
        <ContentFailure courseId={courseId} error={error} onRetry={retry} />
      </>
    );
  }
  if (!data || (isStale && isValidating)) {
    return (
      <>
        <PageMeta title="Course content" />
        <ContentSkeleton />
      </>
    );
  }
  if (!Array.isArray(data.sections)) return <InvalidContent onRetry={retry} />;

  const entry = requestedLecture(data, sectionIndex, lectureId);
  if (!entry) {
    return (
      <>
        <PageMeta title={data.title} />
        <UnknownLecture courseId={courseId} />
      </>
    );
  }
  const canonicalPath = paths.content(courseId, entry.sectionIndex, entry.lecture.id);
  if (`${entry.sectionIndex}` !== sectionIndex || entry.lecture.id !== lectureId) {
    return <Navigate replace to={`${canonicalPath}${search.size > 0 ? `?${search}` : ''}`} />;
  }
  return (
    <>
      <PageMeta title={`${entry.lecture.title} · ${data.title}`} />
      <LecturePage course={data} entry={entry} mutate={mutate} startAt={readTimeParameter(search)} />
    </>
  );
};
