import type { ReactNode } from 'react';
import { UnsupportedContent } from '../../features/player/content-panels.tsx';
import { ElsewherePanel } from '../../features/player/drip/elsewhere-panel.tsx';
import { LectureHeader } from '../../features/player/lecture/lecture-header.tsx';
import { neighborsOf, type PlacedLecture } from '../../features/player/outline.ts';
import { paths } from '../../site/paths.ts';
import { useStore } from '../../site/store.ts';
import styles from '../course-content/lecture-page.module.css';
import { DripTabs } from './drip-tabs.tsx';
import type { DripView } from './drip-view.ts';

interface DripLectureProps extends DripView {
  /** The button that shows and hides the sidebar. */
  toggle: ReactNode;
  banner: ReactNode;
}

const Body = (view: DripView) => {
  const { courseId } = view.course;
  switch (view.placed.lecture.contentType) {
    case 'video':
    case 'reading':
      return <DripTabs {...view} />;
    case 'quiz':
    case 'notebook':
      return <ElsewherePanel {...{ courseId }} placed={view.placed} kind={view.placed.lecture.contentType} />;
    default:
      return <UnsupportedContent />;
  }
};

const whenOpen = (target: PlacedLecture | undefined) => (target?.lecture.isUnlocked ? target : undefined);

/** An open lecture under its video: title, ways to its neighbors, and what belongs to it. */
export const DripLecture = ({ toggle, banner, ...view }: DripLectureProps) => {
  const { course, placed, playback, progressing, completed } = view;
  const { courseId, sections } = course;
  const { lecture, sectionIndex } = placed;
  const isDone = completed.has(lecture.id);
  const isVideo = lecture.contentType === 'video';
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const { previous, next } = neighborsOf(course, lecture.id);
  const canMark = isVideo || lecture.contentType === 'reading';
  return (
    <div className={styles.lecture} data-under-stage={isVideo || undefined}>
      {banner}
      <LectureHeader
        courseId={courseId}
        sectionTitle={sections[sectionIndex]?.title ?? ''}
        {...{ placed, isDone, toggle }}
        isNextDue={isDone && canMark && !progressing.isJustComplete && (!isVideo || isWatching)}
        neighbors={{ previous: whenOpen(previous), next: whenOpen(next) }}
        onMark={canMark ? () => void progressing.mark(lecture.id) : undefined}
        isMarking={progressing.isMarking}
        replaces
        linkTo={(target) => paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)}
      />
      <Body {...view} />
    </div>
  );
};
