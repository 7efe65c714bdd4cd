import type { CourseCard } from '../../../contract/schemas/course.ts';

/** What the header's search hands to the course list in the navigation state (SPEC section 7). */
export interface SearchNavigationState {
  courses: CourseCard[];
  query: string;
}
