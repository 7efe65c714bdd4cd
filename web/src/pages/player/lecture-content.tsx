import { Suspense } from 'react';
import { resumePoint } from '#contract/rules/resume.ts';
import { PictureUrls } from '#web/src/api/picture-urls.tsx';
import { OpenNotebook } from '#web/src/features/notebook/open-notebook.tsx';
import { linkTo } from '#web/src/features/player/course-source.ts';
import { useShowsPdf } from '#web/src/features/player/document/use-shows-pdf.ts';
import { InBar } from '#web/src/features/player/layout/in-bar.tsx';
import { ChapterList } from '#web/src/features/player/lecture/chapter-list.tsx';
import { LectureText, ReadingEnd } from '#web/src/features/player/lecture/lecture-text.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { canMark } from './lecture-actions.tsx';
import styles from './lecture-body.module.css';
import { PanelSkeleton } from './lecture-tools.tsx';
import type { LectureView } from './lecture-view.ts';

const SelfChecks = lazyPart(() => import('#web/src/features/self-check/self-checks.tsx'), 'SelfChecks');

const NotebookStart = lazyPart(() => import('#web/src/features/notebook/notebook-start.tsx'), 'NotebookStart');

const ExplorePanel = lazyPart(() => import('#web/src/features/explore/explore-panel.tsx'), 'ExplorePanel');

const AssignmentPanel = lazyPart(() => import('#web/src/features/assignment/assignment-panel.tsx'), 'AssignmentPanel');

const DocumentPanel = lazyPart(() => import('#web/src/features/player/document/document-panel.tsx'), 'DocumentPanel');

type LectureContentProps = LectureView & { openSeconds: () => number };

/** What comes next, and the button that marks a lecture. */
export const LectureEnd = ({ openSeconds, isWide = false, ...view }: LectureContentProps & { isWide?: boolean }) => {
  const { source, entry, neighbors, progressActions, isDone } = view;
  const { id, contentType } = entry.lecture;
  const markRead = () => progressActions.mark(id, contentType === 'reading' ? openSeconds() : undefined);
  const isMarkedHere = !isDone && canMark(view);
  return (
    <ReadingEnd
      source={source}
      next={neighbors.next}
      isMarking={progressActions.isMarking}
      isWide={isWide}
      isSecondary={contentType === 'notebook' || contentType === 'explore'}
      onMark={isMarkedHere ? markRead : undefined}
    />
  );
};

/** Returns the next open lecture that is not completed, wrapping around to the start of the course. */
const leftOut = ({ source, entry: { lecture } }: LectureView) =>
  resumePoint(source, new Set([...source.completed, lecture.id]), lecture.id, ({ isUnlocked }) => isUnlocked);

/** Text of the lecture, its activities, and its end. */
export const LectureContent = (view: LectureContentProps) => {
  const { source, entry, neighbors, progressActions, isDone } = view;
  const { courseId } = source;
  const { lecture } = entry;
  const isNotebook = lecture.contentType === 'notebook';
  const showsPages = useShowsPdf();
  return (
    <>
      {isNotebook && (
        <Suspense fallback={<PanelSkeleton label="Loading the notebook" />}>
          <NotebookStart key={lecture.id} {...{ courseId, lecture, isDone }} />
        </Suspense>
      )}
      {!isNotebook && lecture.body?.includes('```python') && (
        <div className="below-24">
          <OpenNotebook courseId={courseId} lectureId={lecture.id} isMain={false} requiresChecks={false} />
        </div>
      )}
      <div className="stack-32 one-column">
        {lecture.rubric && <div id="submission-summary" />}
        {lecture.document && (
          <div className={showsPages ? styles.document : undefined}>
            <Suspense fallback={<PanelSkeleton label="Loading the document" />}>
              <DocumentPanel key={lecture.id} {...{ courseId, lecture, showsPages }} />
            </Suspense>
          </div>
        )}
        {lecture.chapters && <ChapterList chapters={lecture.chapters} playback={view.playback} />}
        <PictureUrls courseId={courseId} lectureId={lecture.id} texts={[lecture.body ?? '']}>
          <LectureText {...{ courseId, lecture, isDone }}>
            {lecture.selfChecks && (
              <Suspense fallback={<PanelSkeleton label="Loading the questions" />}>
                <SelfChecks
                  key={lecture.id}
                  courseId={courseId}
                  lectureId={lecture.id}
                  selfChecks={lecture.selfChecks}
                />
              </Suspense>
            )}
          </LectureText>
        </PictureUrls>
        {lecture.explorable && (
          <Suspense fallback={<PanelSkeleton label="Loading the explorable" />}>
            <ExplorePanel
              key={lecture.id}
              courseId={courseId}
              lectureId={lecture.id}
              explorable={lecture.explorable}
              onSolved={() => progressActions.onCompleted(lecture.id)}
            />
          </Suspense>
        )}
        {lecture.rubric && (
          <Suspense fallback={<PanelSkeleton label="Loading your work" />}>
            <AssignmentPanel
              key={lecture.id}
              courseId={courseId}
              lectureId={lecture.id}
              rubric={lecture.rubric}
              onSubmitted={() => progressActions.onCompleted(lecture.id)}
              nextUrl={linkTo(source, neighbors.next ?? leftOut(view))}
              place={(step) => <InBar>{step}</InBar>}
            />
          </Suspense>
        )}
      </div>
      {/* An assignment has its own button for the next lecture. */}
      {!lecture.rubric && <LectureEnd {...view} />}
    </>
  );
};
