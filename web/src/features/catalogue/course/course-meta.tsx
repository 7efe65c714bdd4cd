import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { PageMeta } from '../../../site/page-meta.tsx';
import { paths } from '../../../site/paths.ts';
import { courseData } from './course-data.ts';

/** JSON that cannot end the element it stands in. */
const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What search engines and link previews are told about a course. */
export const CourseMeta = ({ course }: { course: CourseDetail }) => {
  const url = location.origin + paths.course(course.id);
  return (
    <>
      <PageMeta title={course.title} description={course.promise} />
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      {courseData(course, location.origin).map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two keep their places.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, and no `<` is left in it.
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: asData(data) }} />
      ))}
    </>
  );
};
