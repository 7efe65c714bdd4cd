import type { CourseDetail } from '#contract/schemas/course.ts';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { siteOrigin } from '#web/src/lib/site-origin.ts';
import { StructuredData } from '#web/src/lib/structured-data.tsx';
import { courseStructuredData } from './course-structured-data.ts';

/** Head metadata of a course for search engines and link previews. */
export const CourseMeta = ({ course }: { course: CourseDetail }) => (
  <>
    <PageMeta title={course.title} description={course.promise} />
    <StructuredData data={courseStructuredData(course, siteOrigin())} />
    <BreadcrumbData
      trail={[
        { name: 'Courses', path: paths.courses() },
        { name: course.title, path: paths.course(course.id) },
      ]}
    />
  </>
);
