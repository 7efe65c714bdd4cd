import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { UnknownLecture } from '#web/src/features/player/content-panels.tsx';
import type { SourceState } from '#web/src/features/player/course-source.ts';
import { readTimeParameter } from '#web/src/features/player/video/time-parameter.ts';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { ContentFailure } from './content-failure.tsx';
import { CourseScreen } from './course-screen.tsx';
import { PlayerSkeleton } from './player-skeleton.tsx';

interface PlayerPageProps {
  courseId: string;
  state: SourceState;
  /** Title of the page while the course is unknown. */
  title: string;
  /** Shown to learners who are not enrolled; by default a link to the course page. */
  notEnrolled?: ReactNode;
}

/** Page of the player: what its URL names in the course, or why the course is not shown. */
export const PlayerPage = ({ courseId, state, title, notEnrolled }: PlayerPageProps) => {
  const { sectionIndex, lectureId } = useParams();
  const [search] = useSearchParams();
  const isLoading = state.status === 'loading';
  // The document shows the cover and the text of its own lesson only.
  useEffect(() => {
    if (isLoading) return;
    delete document.documentElement.dataset.lessonCover;
    globalThis.lessonOpening = null;
  }, [isLoading]);

  if (state.status === 'loading') {
    return (
      <>
        <PageMeta title={title} />
        <PlayerSkeleton />
      </>
    );
  }
  if (state.status === 'failed') {
    const { error, retry } = state;
    const isAnswered = notEnrolled !== undefined && error.code === 'not-enrolled';
    return (
      <>
        <PageMeta title={title} />
        {isAnswered ? notEnrolled : <ContentFailure courseId={courseId} error={error} onRetry={retry} />}
      </>
    );
  }

  const { source } = state;
  const place = source.placeAt(sectionIndex, lectureId);
  if (place.kind === 'redirect') return <Navigate replace to={`${place.to}${search.size > 0 ? `?${search}` : ''}`} />;
  if (place.kind === 'unknown') {
    return (
      <>
        <PageMeta title={source.title} />
        <CourseScreen
          key={courseId}
          {...{ source, entry: undefined, startAt: undefined }}
          start={<UnknownLecture source={source} />}
        />
      </>
    );
  }
  const entry = place.kind === 'lecture' ? place.entry : undefined;
  const locked = place.kind === 'start' ? place.locked : undefined;
  const { lecture } = entry ?? locked ?? {};
  return (
    <>
      <PageMeta title={lecture ? `${lecture.title} · ${source.title}` : source.title} />
      <CourseScreen key={courseId} {...{ source, entry }} startAt={readTimeParameter(search)} />
      {source.overlay?.(locked?.lecture)}
    </>
  );
};
