import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { BreadcrumbData } from '../../../site/breadcrumb-data.tsx';
import { siteOrigin } from '../../../site/origin.ts';
import { PageMeta } from '../../../site/page-meta.tsx';
import { paths } from '../../../site/paths.ts';
import { StructuredData } from '../../../site/structured-data.tsx';
import { courseData } from './course-data.ts';

/** What search engines and link previews are told about a course. */
export const CourseMeta = ({ course }: { course: CourseDetail }) => (
  <>
    <PageMeta title={course.title} description={course.promise} />
    <StructuredData data={courseData(course, siteOrigin())} />
    <BreadcrumbData
      trail={[
        { name: 'Courses', path: paths.courses() },
        { name: course.title, path: paths.course(course.id) },
      ]}
    />
  </>
);
