import type { CourseCard } from '#contract/schemas/course.ts';

/** Navigation state that the header's search passes to the course list (docs/product.md#calls). */
export interface SearchNavigationState {
  courses: CourseCard[];
  query: string;
}
