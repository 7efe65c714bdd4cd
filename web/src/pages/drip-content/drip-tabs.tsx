import { OpenNotebook } from '#web/src/features/notebook/open-notebook.tsx';
import { LectureText } from '#web/src/features/player/lecture/lecture-text.tsx';
import { ReadingEnd } from '#web/src/features/player/lecture/reading-end.tsx';
import { neighborEntries, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { paths } from '#web/src/lib/paths.ts';
import { StudyTabs } from '../course-content/study-tabs.tsx';
import type { DripView } from './drip-view.ts';

const Reading = ({ course, entry, progressActions, completed }: DripView) => {
  const { courseId } = course;
  const { lecture } = entry;
  const { next } = neighborEntries(course, lecture.id);
  return (
    <>
      {lecture.body?.includes('```python') && (
        <OpenNotebook courseId={courseId} lectureId={lecture.id} isMain={false} />
      )}
      <LectureText lecture={lecture} />
      {lecture.contentType === 'reading' && (
        <ReadingEnd
          courseId={courseId}
          next={next?.lecture.isUnlocked ? next : undefined}
          isDone={completed.has(lecture.id)}
          isMarking={progressActions.isMarking}
          onMark={() => progressActions.mark(lecture.id)}
          replaces
          linkTo={(target: OutlineEntry) => paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)}
        />
      )}
    </>
  );
};

/** Tabs of an open drip lecture; the assistant's sources link to drip lectures. */
export const DripTabs = (view: DripView) => {
  const { course, entry, playback, captions } = view;
  const { courseId, courseTitle, sections } = course;
  return (
    <StudyTabs
      course={{ courseId, title: courseTitle, sections }}
      {...{ entry, playback, captions }}
      overview={<Reading {...view} />}
      lectureUrl={(source) => paths.dripLecture(courseId, source.sectionIndex, source.lectureIndex)}
    />
  );
};
