import { LectureTitle } from '#web/src/features/player/lecture/lecture-header.tsx';
import lectureText from '#web/src/features/player/lecture/lecture-text.module.css';
import { MarkdownHtml } from '#web/src/ui/markdown/rendered-markdown.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import screen from './course-screen.module.css';
import styles from './player-skeleton.module.css';
import { RoomSkeleton } from './room-skeleton.tsx';

const rows = ['a', 'b', 'c', 'd'];

/**
 * Start of the lesson while the application and the lesson's parts load, from what the document has read
 * (`learner-start.ts`).
 */
const LessonOpening = () => {
  const { section, title = 'Lesson', introduction, text = '', contentType } = globalThis.lessonOpening ?? {};
  return (
    <div
      className={`stack-24 one-column ${screen.lecture} ${styles.opening}`}
      data-lesson-opening
      data-narrow={contentType === 'quiz' || undefined}
      hidden={section === undefined}
    >
      <div className="stack-8 one-column">
        <p className="note">{section}</p>
        <LectureTitle>{title}</LectureTitle>
      </div>
      <div className={styles.tabs} />
      <p className={`muted ${styles.introduction}`} data-introduction>
        {introduction}
      </p>
      <div className={`text-width ${lectureText.text}`} data-opening-text>
        <MarkdownHtml html={text} />
      </div>
    </div>
  );
};

/** Placeholder of the player while the course loads; also in its document. */
export const PlayerSkeleton = () => (
  <RoomSkeleton label="Loading the course" hasDock>
    <div className={`full ${styles.stage}`} />
    <LessonOpening />
    <div className={`stack-16 ${styles.boxes}`}>
      <SkeletonBox width="12em" />
      <SkeletonBox shape="title" />
      <SkeletonBox />
      {rows.map((row) => (
        <SkeletonBox key={row} />
      ))}
    </div>
  </RoomSkeleton>
);
