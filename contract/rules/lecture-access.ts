/** How a lecture stands for a learner (SPEC section 4). `premium` opens with the paid upgrade, `locked` with time. */
export type LectureState = 'unlocked' | 'locked' | 'premium';

/** What the server knows of a learner's standing in a course they are enrolled in. */
export interface AccessState {
  /** Paid the one-time upgrade and was not refunded: everything is open at once. */
  isPremium: boolean;
  /** Whether time has opened a lecture. Always true in standard courses. */
  isLectureOpen: (lectureId: string) => boolean;
  /** When time opens a lecture; undefined when that is not known. Absent in standard courses. */
  opensAt?: (lectureId: string) => Date | undefined;
}

/** The standing of everyone enrolled in a standard course: nothing waits. */
export const standardAccessState: AccessState = { isPremium: false, isLectureOpen: () => true };

/**
 * Decides from the lecture's type, its day and the upgrade; nothing a client sends takes part. What time has opened
 * stays open, also when its author makes it premium later.
 */
export const lectureState = (
  lecture: { id: string; type: 'free' | 'drip' | 'premium' },
  accessState: AccessState,
): LectureState => {
  if (accessState.isPremium || lecture.type === 'free' || accessState.isLectureOpen(lecture.id)) return 'unlocked';
  return lecture.type === 'premium' ? 'premium' : 'locked';
};
