/** A lecture's position in an outline, zero-based. */
export interface LecturePosition {
  sectionIndex: number;
  lectureIndex: number;
}

interface Outline<Lecture> {
  sections: readonly { lectures: readonly Lecture[] }[];
}

/** Returns all lectures of an outline in order, with positions. */
export const lecturesInOrder = <Lecture>(outline: Outline<Lecture>): (LecturePosition & { lecture: Lecture })[] =>
  outline.sections.flatMap((section, sectionIndex) =>
    section.lectures.map((lecture, lectureIndex) => ({ sectionIndex, lectureIndex, lecture })),
  );

/** Returns the lecture at a position, if any. */
export const lectureAt = <Lecture>(outline: Outline<Lecture>, position: LecturePosition): Lecture | undefined =>
  outline.sections[position.sectionIndex]?.lectures[position.lectureIndex];

/**
 * Returns where to continue: the lecture opened last, or the next unfinished one after it, wrapping around; undefined
 * when all are completed. Skips lectures for which `isOpen` returns false.
 */
export const resumePoint = <Lecture extends { id: string }>(
  outline: Outline<Lecture>,
  completed: ReadonlySet<string>,
  lastLectureId: string | undefined,
  isOpen: (lecture: Lecture) => boolean = () => true,
): (LecturePosition & { lecture: Lecture }) | undefined => {
  const all = lecturesInOrder(outline);
  const last = Math.max(
    0,
    all.findIndex(({ lecture }) => lecture.id === lastLectureId),
  );
  const fromLast = [...all.slice(last), ...all.slice(0, last)];
  return fromLast.find(({ lecture }) => !completed.has(lecture.id) && isOpen(lecture));
};
