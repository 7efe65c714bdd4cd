import { WifiOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { matchRoute } from '#contract/site-routes.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { createPython } from '../features/notebook/engine/python.ts';
import { NotebookView } from '../features/notebook/notebook-view.tsx';
import { cacheForOffline } from '../features/notebook/offline.ts';
import { removeCopiesOfOthers } from '../features/notebook/saving/local-copies.ts';
import { type OpenedNotebook, useOpenedNotebook } from '../features/notebook/saving/notebook-files.ts';
import { ApiProblem } from '../lib/api-problem.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import styles from './notebook.module.css';
import { RoomSkeleton } from './player/room-skeleton.tsx';

/** Explains problems to learners who want to open a notebook. */
const refusalTexts: Partial<Record<ApiProblem['code'], string>> = {
  'not-enrolled': 'You are not enrolled in this course.',
  'payment-required': 'You need to buy this course first.',
  'lecture-locked': 'This lesson is not open yet.',
  'not-found': 'There is no notebook at this URL.',
};

const offlineNotice = (
  <p className="row-8 sunken padded-12-16" role="status">
    <WifiOff size={18} strokeWidth={1.75} aria-hidden />
    You are offline. You can keep working: changes are stored in this browser and saved later.
  </p>
);

const label = 'Opening the notebook';

const boxes = (
  <Container className="stack-16 padded-block-24">
    <SkeletonBox shape="title" />
    <SkeletonBox shape="control" />
    <SkeletonBox height="10em" />
    <SkeletonBox height="10em" />
  </Container>
);

/** Returns the placeholder of a notebook, in the learning room or on a page of its own. */
const skeletonOf = (isInRoom: boolean) =>
  isInRoom ? <RoomSkeleton label={label}>{boxes}</RoomSkeleton> : <Skeleton label={label}>{boxes}</Skeleton>;

/** Shows the notebook alone when the room's code cannot be loaded, e.g. offline. */
const NotebookRoom = lazy(() =>
  import('./player/notebook-room.tsx').then(
    (module) => ({ default: module.NotebookRoom }),
    () => ({ default: ({ notebook }: { notebook: (isInRoom: boolean) => ReactNode }) => notebook(false) }),
  ),
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

/** Notebook of a lecture, or a scratch notebook. Needs its own document, because it has its own policy. */
export const Component = () => {
  const { courseId, lectureId } = useParams();
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
  if (!opened) {
    return (
      <>
        <PageMeta title="Notebook" />
        {skeletonOf(lecture !== undefined)}
      </>
    );
  }
  const lesson = opened.lesson;
  const lessonUrl = lesson && lessonPath(lesson);
  const notebook = (isInRoom: boolean) => (
    <NotebookView
      {...{ python, lecture, owner, opened, title, isOfflineReady, isInRoom }}
      back={lessonUrl ? { to: lessonUrl, label: 'Back to the lesson' } : { to: paths.dashboard(), label: 'Dashboard' }}
      notice={opened.isOffline ? offlineNotice : undefined}
    />
  );
  return (
    <>
      <PageMeta title={lesson ? `${title} · ${lesson.courseTitle}` : title} />
      {lecture && lessonUrl ? (
        <Suspense fallback={skeletonOf(true)}>
          <NotebookRoom
            {...lecture}
            {...{ lessonUrl, notebook }}
            isOffline={opened.isOffline}
            fallback={skeletonOf(true)}
          />
        </Suspense>
      ) : (
        notebook(false)
      )}
    </>
  );
};
