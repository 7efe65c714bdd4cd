import type { ReactNode } from 'react';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { OpenInPlayerPanel } from '#web/src/features/player/drip/open-in-player-panel.tsx';
import { LectureHeader } from '#web/src/features/player/lecture/lecture-header.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useStore } from '#web/src/lib/store.ts';
import layout from '#web/src/ui/layout.module.css';
import styles from '../course-content/lecture-page.module.css';
import { DripTabs } from './drip-tabs.tsx';
import type { DripView } from './drip-view.ts';

interface DripLectureProps extends DripView {
  /** Button that toggles the sidebar. */
  toggle: ReactNode;
  banner: ReactNode;
}

const Body = (view: DripView) => {
  const { courseId } = view.course;
  switch (view.entry.lecture.contentType) {
    case 'video':
    case 'reading':
      return <DripTabs {...view} />;
    case 'quiz':
    case 'notebook':
      return <OpenInPlayerPanel {...{ courseId }} entry={view.entry} kind={view.entry.lecture.contentType} />;
    default:
      return <UnsupportedContent />;
  }
};

const ifOpen = (target: OutlineEntry | undefined) => (target?.lecture.isUnlocked ? target : undefined);

/** An open lecture below its video: title, previous and next links, content. */
export const DripLecture = ({ toggle, banner, ...view }: DripLectureProps) => {
  const { course, entry, playback, progressActions, completed } = view;
  const { courseId, sections } = course;
  const { lecture, sectionIndex } = entry;
  const isDone = completed.has(lecture.id);
  const isVideo = lecture.contentType === 'video';
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const { previous, next } = neighborEntries(course, lecture.id);
  const canMark = isVideo || lecture.contentType === 'reading';
  return (
    <div className={`${layout.stack24} ${layout.oneColumn} ${styles.lecture}`} data-under-stage={isVideo || undefined}>
      {banner}
      <LectureHeader
        courseId={courseId}
        sectionTitle={sections[sectionIndex]?.title ?? ''}
        {...{ entry, isDone, toggle }}
        isNextDue={isDone && canMark && !progressActions.isJustComplete && (!isVideo || isWatching)}
        neighbors={{ previous: ifOpen(previous), next: ifOpen(next) }}
        onMark={canMark ? () => void progressActions.mark(lecture.id) : undefined}
        isMarking={progressActions.isMarking}
        replaces
        linkTo={(target) => paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)}
      />
      <Body {...view} />
    </div>
  );
};
