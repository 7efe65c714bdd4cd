import type { CourseDetail } from '#contract/schemas/course.ts';
import { paths } from './paths.ts';

/** Returns the breadcrumb of a course page. @param pageName the page's own name */
export const courseBreadcrumb = (course: Pick<CourseDetail, 'id' | 'title'>, pageName: string) => [
  { text: 'Courses', to: paths.courses() },
  { text: course.title, to: paths.course(course.id) },
  { text: pageName },
];
