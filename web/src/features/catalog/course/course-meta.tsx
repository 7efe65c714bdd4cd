import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { BreadcrumbData } from '../../../lib/breadcrumb-data.tsx';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { paths } from '../../../lib/paths.ts';
import { siteOrigin } from '../../../lib/site-origin.ts';
import { StructuredData } from '../../../lib/structured-data.tsx';
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
