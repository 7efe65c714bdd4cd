import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lectureState } from '#contract/rules/lecture-access.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { CompletionBanner } from '#web/src/features/player/completion/completion-banner.tsx';
import { useCourseProgress } from '#web/src/features/player/completion/use-course-progress.ts';
import {
  type DripCourse,
  firstOpenEntry,
  lectureIdOf,
  resumeEntry,
} from '#web/src/features/player/drip/drip-course.ts';
import { DripSidebar } from '#web/src/features/player/drip/drip-sidebar.tsx';
import { UpgradeDialog } from '#web/src/features/player/drip/upgrade-dialog.tsx';
import type { DripProgressState } from '#web/src/features/player/drip/use-drip-progress.ts';
import { WelcomeBack } from '#web/src/features/player/drip/welcome-back.tsx';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { OfflineNotice } from '#web/src/features/player/lecture/offline-notice.tsx';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import { createCaptions } from '#web/src/features/player/video/captions.ts';
import { createPlayback } from '#web/src/features/player/video/playback.ts';
import { paths } from '#web/src/lib/paths.ts';
import { DripLecture } from './drip-lecture.tsx';
import { DripStage } from './drip-stage.tsx';

interface CourseScreenProps {
  course: DripCourse;
  /** The lecture in the URL, open or not. */
  entry: OutlineEntry | undefined;
  progressState: DripProgressState;
}

/** Sidebar and lecture of a drip course; a locked lecture opens the upgrade dialog. */
export const CourseScreen = ({ course, entry, progressState }: CourseScreenProps) => {
  const { courseId, timeZone } = course;
  const { records, progress, setProgress } = progressState;
  const navigate = useNavigate();
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  const [offeredLecture, setOfferedLecture] = useState<LearnerLecture>();
  const progressActions = useCourseProgress({ courseId, progress, setProgress });

  const isOpen = entry !== undefined && lectureState(entry.lecture, course.access) === 'unlocked';
  const open = isOpen ? entry : undefined;
  const lockedLecture = entry && !isOpen ? entry.lecture : offeredLecture;
  const closeDialog = () => {
    setOfferedLecture(undefined);
    if (entry && !isOpen) void navigate(paths.drip(courseId), { replace: true });
  };

  const watchedIds = records.filter((record) => record.completed).map((record) => lectureIdOf(record) ?? '');
  const completed = new Set([...progress.completedLectures, ...watchedIds]);
  const view = open && { course, entry: open, playback, captions, progressActions, completed };
  const banner = progressActions.isJustComplete && <CompletionBanner courseId={courseId} title={course.courseTitle} />;

  return (
    <>
      <PlayerLayout
        fullDrawer
        courseId={courseId}
        lectureId={open?.lecture.id}
        sidebar={
          <DripSidebar
            {...{ course, progress, completed }}
            currentId={open?.lecture.id}
            onPremium={setOfferedLecture}
          />
        }
        stage={
          <>
            <OfflineNotice />
            {view && open.lecture.contentType === 'video' && <DripStage key={open.lecture.id} {...view} />}
          </>
        }
      >
        {(toggle) =>
          view ? (
            <DripLecture {...view} {...{ toggle, banner }} />
          ) : (
            <WelcomeBack
              {...{ course, progress, toggle }}
              last={resumeEntry(course, records)}
              first={firstOpenEntry(course)}
            />
          )
        }
      </PlayerLayout>
      <UpgradeDialog {...{ courseId, timeZone }} lecture={lockedLecture} onClose={closeDialog} />
    </>
  );
};
