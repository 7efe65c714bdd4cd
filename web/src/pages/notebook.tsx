import { ArrowLeft, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { matchRoute } from '#contract/site-routes.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { createPython } from '../features/notebook/engine/python.ts';
import { NotebookView } from '../features/notebook/notebook-view.tsx';
import { cacheForOffline } from '../features/notebook/offline.ts';
import { removeCopiesOfOthers } from '../features/notebook/saving/local-copies.ts';
import { type OpenedNotebook, useOpenedNotebook } from '../features/notebook/saving/notebook-files.ts';
import type { SourceState } from '../features/player/course-source.ts';
import { findLecture } from '../features/player/outline.ts';
import { useStandardSource } from '../features/player/standard/standard-source.ts';
import { ApiProblem } from '../lib/api-problem.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import { NotebookRoom, RoomHeader } from './notebook/notebook-room.tsx';
import styles from './notebook.module.css';

/** Explains problems to learners who want to open a notebook. */
const refusalTexts: Partial<Record<ApiProblem['code'], string>> = {
  'not-enrolled': 'You are not enrolled in this course.',
  'payment-required': 'You need to buy this course first.',
  'lecture-locked': 'This lesson is not open yet.',
  'not-found': 'There is no notebook at this URL.',
};

const offlineNotice = (
  <p className={`row-8 sunken ${styles.offline}`} role="status">
    <WifiOff size={18} strokeWidth={1.75} aria-hidden />
    You are offline. You can keep working: changes are stored in this browser and saved later.
  </p>
);

type Lesson = NonNullable<OpenedNotebook['lesson']>;

const lessonPath = ({ courseId, courseKind, sectionIndex, lectureIndex, lectureId }: Lesson): string =>
  courseKind === 'drip'
    ? paths.dripLecture(courseId, sectionIndex, lectureIndex)
    : paths.content(courseId, sectionIndex, lectureId);

const isNotebook = (): boolean => matchRoute(location.pathname).route.page === 'notebook';

/**
 * Forces full page loads away from the notebook: its policy allows WebAssembly and blocks frames of other sites, so
 * other pages need a document with their own policy.
 */
const useReloadOnLeave = (): void => {
  useEffect(
    () => () => {
      if (!isNotebook()) location.reload();
    },
    [],
  );
};

const BackLink = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink
    className={styles.back}
    size="small"
    variant="plain"
    to={to}
    reloadDocument
    icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
  >
    {children}
  </ButtonLink>
);

interface NotebookPageProps {
  courseId?: string;
  lectureId?: string;
  /** The course of a lesson's notebook. */
  course?: SourceState;
}

const NotebookPage = ({ courseId, lectureId, course }: NotebookPageProps) => {
  const account = useAccount();
  const owner = account.status === 'authenticated' ? account.user.email : '';
  const [python] = useState(createPython);
  const [isOfflineReady, setOfflineReady] = useState(false);
  const { lecture, opened, error, retry } = useOpenedNotebook(courseId, lectureId, owner);

  useEffect(() => {
    python.start();
    return python.close;
  }, [python]);
  useEffect(
    () =>
      python.store.subscribe(() => {
        if (python.store.get().status === 'ready') void cacheForOffline().then(setOfflineReady);
      }),
    [python],
  );
  useEffect(() => void removeCopiesOfOthers(owner), [owner]);
  useReloadOnLeave();

  const title = opened?.lesson?.lectureTitle ?? 'My notebook';
  if (error) {
    const text = (error instanceof ApiProblem && refusalTexts[error.code]) || 'Nothing is lost. Please try again.';
    return (
      <Container>
        <PageMeta title="Notebook" />
        <div className={styles.failure}>
          <ErrorPanel title="The notebook could not be opened" isPage text={text} onRetry={retry} error={error}>
            <ButtonLink to={courseId ? paths.course(courseId) : paths.dashboard()} reloadDocument>
              {courseId ? 'Go to course' : 'Go to dashboard'}
            </ButtonLink>
          </ErrorPanel>
        </div>
      </Container>
    );
  }
  if (!opened || (course?.status === 'loading' && !opened.isOffline)) {
    return (
      <Container>
        <PageMeta title="Notebook" />
        <Skeleton label="Opening the notebook">
          <SkeletonBox shape="control" />
          <SkeletonBox className={styles.skeletonBox} />
          <SkeletonBox className={styles.skeletonBox} />
        </Skeleton>
      </Container>
    );
  }
  const { lesson } = opened;
  const source = course?.status === 'ready' ? course.source : undefined;
  const entry = source && findLecture(source, '', lectureId ?? '');
  const back = lesson ? (
    <BackLink to={lessonPath(lesson)}>Back to the lesson</BackLink>
  ) : (
    <BackLink to={paths.dashboard()}>Dashboard</BackLink>
  );
  const header = (isCompleted: boolean): ReactNode =>
    entry ? (
      <RoomHeader {...{ source, entry, isCompleted, back }} />
    ) : (
      <header className="stack-4 start">
        {back}
        <PageTitle size="small">{title}</PageTitle>
      </header>
    );
  return (
    <>
      <PageMeta title={lesson ? `${title} · ${lesson.courseTitle}` : title} />
      <NotebookView
        {...{ python, lecture, owner, opened, title, header, isOfflineReady }}
        notice={opened.isOffline ? offlineNotice : undefined}
      />
    </>
  );
};

const LessonNotebook = ({ courseId, lectureId }: { courseId: string; lectureId: string }) => {
  const course = useStandardSource(courseId, true);
  return (
    <NotebookRoom {...{ courseId, lectureId, course }}>
      <NotebookPage {...{ courseId, lectureId, course }} />
    </NotebookRoom>
  );
};

/** Notebook of a lecture, or a scratch notebook. Needs its own document, because it has its own policy. */
export const Component = () => {
  const { courseId, lectureId } = useParams();
  return courseId && lectureId ? <LessonNotebook {...{ courseId, lectureId }} /> : <NotebookPage />;
};
