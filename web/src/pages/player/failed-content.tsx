import { useParams } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import { FailedCourse } from '#web/src/features/catalog/course/failed-course.tsx';
import { CourseBar } from '#web/src/features/player/layout/course-bar.tsx';
import { PlayerLayout } from '#web/src/features/player/layout/player-layout.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import type { ErrorPanelProps } from '#web/src/ui/error-panel.tsx';
import { PublicOutline } from './public-outline.tsx';

/** The failure in the course's frame, with the public outline; without an outline, the failure alone. */
export const FailedContent = (props: ErrorPanelProps) => {
  const { courseId = '' } = useParams();
  const { data: course, isLoading } = useOperation('getCourse', { params: { courseId } });
  const failure = (
    <FailedCourse {...props}>
      <ButtonLink to={paths.course(courseId)}>View course</ButtonLink>
      <ButtonLink to={paths.dashboard()}>Go to dashboard</ButtonLink>
    </FailedCourse>
  );
  if (!course && !isLoading) return failure;
  return (
    <PlayerLayout
      lectureId={undefined}
      bar={(toggle) => course && <CourseBar source={{ courseId, title: course.title }} toggle={toggle} />}
      sidebar={() => <PublicOutline course={course} />}
    >
      {failure}
    </PlayerLayout>
  );
};
