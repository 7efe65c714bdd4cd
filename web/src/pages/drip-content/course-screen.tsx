import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lectureState } from '../../../../contract/rules/lecture-access.ts';
import type { LearnerLecture } from '../../../../contract/schemas/content.ts';
import { CompletionBanner } from '../../features/player/completion/completion-banner.tsx';
import { useCourseProgress } from '../../features/player/completion/use-course-progress.ts';
import { continuePoint, type DripCourse, firstOpen, lectureIdOf } from '../../features/player/drip/drip-course.ts';
import { DripSidebar } from '../../features/player/drip/drip-sidebar.tsx';
import { UpgradeDialog } from '../../features/player/drip/upgrade-dialog.tsx';
import type { DripProgressKnown } from '../../features/player/drip/use-drip-progress.ts';
import { WelcomeBack } from '../../features/player/drip/welcome-back.tsx';
import { PlayerLayout } from '../../features/player/layout/player-layout.tsx';
import { OfflineNotice } from '../../features/player/lecture/offline-notice.tsx';
import type { PlacedLecture } from '../../features/player/outline.ts';
import { createCaptions } from '../../features/player/video/captions.ts';
import { createPlayback } from '../../features/player/video/playback.ts';
import { paths } from '../../site/paths.ts';
import { DripLecture } from './drip-lecture.tsx';
import { DripStage } from './drip-stage.tsx';

interface CourseScreenProps {
  course: DripCourse;
  /** The lecture the address names, open or not. */
  placed: PlacedLecture | undefined;
  known: DripProgressKnown;
}

/** Sidebar and lecture of a drip course; what is not open asks for the upgrade instead. */
export const CourseScreen = ({ course, placed, known }: CourseScreenProps) => {
  const { courseId, timeZone } = course;
  const { records, progress, take } = known;
  const navigate = useNavigate();
  const [playback] = useState(createPlayback);
  const [captions] = useState(createCaptions);
  const [offered, setOffered] = useState<LearnerLecture>();
  const progressing = useCourseProgress({ courseId, progress, take });

  const isOpen = placed !== undefined && lectureState(placed.lecture, course.standing) === 'unlocked';
  const open = isOpen ? placed : undefined;
  const refused = placed && !isOpen ? placed.lecture : offered;
  const closeDialog = () => {
    setOffered(undefined);
    if (placed && !isOpen) navigate(paths.drip(courseId), { replace: true });
  };

  const watched = records.filter((record) => record.completed).map((record) => lectureIdOf(record) ?? '');
  const completed = new Set([...progress.completedLectures, ...watched]);
  const view = open && { course, placed: open, playback, captions, progressing, completed };
  const banner = progressing.isJustComplete && <CompletionBanner courseId={courseId} title={course.courseTitle} />;

  return (
    <>
      <PlayerLayout
        fullDrawer
        courseId={courseId}
        lectureId={open?.lecture.id}
        sidebar={
          <DripSidebar {...{ course, progress, completed }} currentId={open?.lecture.id} onPremium={setOffered} />
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
              last={continuePoint(course, records)}
              first={firstOpen(course)}
            />
          )
        }
      </PlayerLayout>
      <UpgradeDialog {...{ courseId, timeZone }} lecture={refused} onClose={closeDialog} />
    </>
  );
};
