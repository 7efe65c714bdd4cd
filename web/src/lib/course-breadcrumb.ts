import type { CourseDetail } from '../../../contract/schemas/course.ts';
import { paths } from './paths.ts';

/** The breadcrumb of a page that belongs to a course. @param pageName what the page itself is called there */
export const courseBreadcrumb = (course: Pick<CourseDetail, 'id' | 'title'>, pageName: string) => [
  { text: 'Courses', to: paths.courses() },
  { text: course.title, to: paths.course(course.id) },
  { text: pageName },
];
