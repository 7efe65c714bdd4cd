import type { CheckedCourse, Report } from './checked-course.ts';
import { findDuplicates, locatedLectures } from './locations.ts';

/** Checks that every assignment has a rubric, every rubric an assignment, and ids are unique. */
export const checkAssignments = ({ course, assignments }: CheckedCourse, report: Report): void => {
  const lectures = locatedLectures(course).filter(({ lecture }) => lecture.contentType === 'assignment');
  for (const { lecture, location } of lectures)
    if (!assignments[lecture.id]) report(location, 'its rubric is not in assignments.ts');
  for (const [lectureId, { criteria }] of Object.entries(assignments)) {
    const location = `assignment ${lectureId}`;
    if (!lectures.some(({ lecture }) => lecture.id === lectureId)) report(location, 'no assignment has this id');
    for (const id of findDuplicates(criteria.map(({ id }) => id))) report(location, `two criteria have the id ${id}`);
    for (const { id, levels } of criteria)
      for (const level of findDuplicates(levels.map((each) => each.id)))
        report(`${location}, criterion ${id}`, `two levels have the id ${level}`);
  }
};
