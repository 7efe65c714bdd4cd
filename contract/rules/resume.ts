/** A lecture's place in an outline, both counted from 0. */
export interface LecturePosition {
  sectionIndex: number;
  lectureIndex: number;
}

interface Outline<Lecture> {
  sections: readonly { lectures: readonly Lecture[] }[];
}

/** All lectures of an outline in order, each with its place. */
export const lecturesInOrder = <Lecture>(outline: Outline<Lecture>): (LecturePosition & { lecture: Lecture })[] =>
  outline.sections.flatMap((section, sectionIndex) =>
    section.lectures.map((lecture, lectureIndex) => ({ sectionIndex, lectureIndex, lecture })),
  );

/** The lecture at a place, if the outline has one there. */
export const lectureAt = <Lecture>(outline: Outline<Lecture>, position: LecturePosition): Lecture | undefined =>
  outline.sections[position.sectionIndex]?.lectures[position.lectureIndex];

/**
 * Where to continue: the lecture opened last; if it is done, the next one that is not, from there around;
 * undefined when all are done. Lectures for which `isOpen` is false are passed over.
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
