import type { CourseDetail } from '../../../../contract/schemas/course.ts';
import { paths } from '../../site/paths.ts';

/** The breadcrumb of a page that belongs to a course. @param here what the page itself is called there */
export const courseSteps = (course: Pick<CourseDetail, 'id' | 'title'>, here: string) => [
  { text: 'Courses', to: paths.courses() },
  { text: course.title, to: paths.course(course.id) },
  { text: here },
];
