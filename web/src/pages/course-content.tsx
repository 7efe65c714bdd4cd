import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { CourseContent } from '../../../contract/schemas/content.ts';
import { useOperation } from '../api/use-operation.ts';
import { ContentFailure, InvalidContent, UnknownLecture } from '../features/player/content-panels.tsx';
import { ContentSkeleton } from '../features/player/content-skeleton.tsx';
import { entranceOf, findLecture, firstInSection, type PlacedLecture } from '../features/player/outline.ts';
import { momentOf } from '../features/player/video/moment-of.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { LecturePage } from './course-content/lecture-page.tsx';

const placeOf = (course: CourseContent, section?: string, lecture?: string): PlacedLecture | undefined => {
  if (section === undefined) return entranceOf(course);
  return lecture === undefined ? firstInSection(course, section) : findLecture(course, section, lecture);
};

/** The content player: a course's lectures beside its outline. Without a lecture in the address, where one left off. */
export const Component = () => {
  const { courseId = '', sectionIndex, lectureId } = useParams();
  const [search] = useSearchParams();
  const { data, error, mutate, isValidating } = useOperation('getCourseContent', { params: { courseId } });
  const retry = () => void mutate();
  // A course read earlier may not know where the learner was last: an address without a lecture waits for news.
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

  const placed = placeOf(data, sectionIndex, lectureId);
  if (!placed) {
    return (
      <>
        <PageMeta title={data.title} />
        <UnknownLecture courseId={courseId} />
      </>
    );
  }
  const address = paths.content(courseId, placed.sectionIndex, placed.lecture.id);
  if (`${placed.sectionIndex}` !== sectionIndex || placed.lecture.id !== lectureId) {
    return <Navigate replace to={`${address}${search.size > 0 ? `?${search}` : ''}`} />;
  }
  return (
    <>
      <PageMeta title={`${placed.lecture.title} · ${data.title}`} />
      <LecturePage course={data} placed={placed} mutate={mutate} startAt={momentOf(search)} />
    </>
  );
};
