/**
 * A lecture's state for a learner (docs/product.md#states). `premium` opens with the paid upgrade, `locked` by
 * schedule.
 */
export type LectureState = 'unlocked' | 'locked' | 'premium';

/** An enrolled learner's access state in a course. */
export interface AccessState {
  /** Paid for the upgrade and not refunded: everything is open. */
  isPremium: boolean;
  /** Returns whether a lecture has opened by schedule. Always true in standard courses. */
  isLectureOpen: (lectureId: string) => boolean;
  /** Returns when a lecture opens; undefined when unknown. Absent in standard courses. */
  opensAt?: (lectureId: string) => Date | undefined;
}

/** Access state of everyone enrolled in a standard course. */
export const standardAccessState: AccessState = { isPremium: false, isLectureOpen: () => true };

/**
 * Returns a lecture's state from its type, schedule and the upgrade; no client input is used. A released lecture stays
 * open even if its author makes it premium later.
 */
export const lectureState = (
  lecture: { id: string; type: 'free' | 'drip' | 'premium' },
  accessState: AccessState,
): LectureState => {
  if (accessState.isPremium || lecture.type === 'free' || accessState.isLectureOpen(lecture.id)) return 'unlocked';
  return lecture.type === 'premium' ? 'premium' : 'locked';
};
