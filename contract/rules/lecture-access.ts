/** How a lecture stands for a learner (SPEC section 4). `premium` opens with the paid upgrade, `locked` with time. */
export type LectureState = 'unlocked' | 'locked' | 'premium';

/** What the server knows of a learner's standing in a course they are enrolled in. */
export interface Standing {
  /** Paid the one-time upgrade and was not refunded: everything is open at once. */
  isPremium: boolean;
  /** Whether a section's day has come. Always true in standard courses. */
  isSectionOpen: (sectionIndex: number) => boolean;
}

/** The standing of everyone enrolled in a standard course: nothing waits. */
export const standardStanding: Standing = { isPremium: false, isSectionOpen: () => true };

/** Decides from the lecture's type, its section's day and the upgrade; nothing a client sends takes part. */
export const lectureState = (
  lecture: { type: 'free' | 'drip' | 'premium' },
  sectionIndex: number,
  standing: Standing,
): LectureState => {
  if (standing.isPremium) return 'unlocked';
  if (lecture.type === 'premium') return 'premium';
  if (lecture.type === 'free' || standing.isSectionOpen(sectionIndex)) return 'unlocked';
  return 'locked';
};
