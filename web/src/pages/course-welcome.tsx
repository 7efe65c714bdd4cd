import { useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { useOperation } from '../api/use-operation.ts';
import { CoursePreview, previewDuration } from '../features/catalog/course/course-preview.tsx';
import { FirstLessons } from '../features/checkout/enroll/first-lessons.tsx';
import { Welcome } from '../features/drip/subscribe/welcome.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { Cover } from '../ui/cover/cover.tsx';

const PreviewPlayer = lazyPart(() => import('./course/preview-player.tsx'), 'PreviewPlayer');

/** Target of the welcome email's button: `?email=&token=`. The first lesson plays here, before there is an account. */
export const Component = () => {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: course, mutate } = useOperation('getCourse', { params: { courseId } });
  return (
    <>
      <PageMeta title={course ? `Welcome to ${course.title}` : 'Welcome'} />
      <SlimHeader />
      <Welcome
        courseId={courseId}
        email={search.get('email') ?? ''}
        token={search.get('token') ?? ''}
        course={course}
        lessons={course && <FirstLessons course={course} />}
        lesson={
          course?.preview ? (
            <CoursePreview
              kind="First lesson"
              courseId={courseId}
              preview={course.preview}
              duration={previewDuration(course)}
              onRefetch={() => mutate()}
              Player={PreviewPlayer}
            />
          ) : (
            <Cover id={courseId} className="surface" />
          )
        }
      />
    </>
  );
};
