import type { Certificate } from '#contract/schemas/learner.ts';
import type { Mastery } from '#contract/schemas/mastery.ts';

/** States of a completed course whose Mastery is not shown yet. */
const underWay: readonly string[] = ['waiting', 'open', 'exhausted', 'notebooks'];

/**
 * Returns whether a learner has shown Mastery of a course but has no certificate of it. A certificate of the course
 * that was revoked for misconduct rules out any other.
 */
export const isCertificateMissing = (
  { courseId, mastery }: { courseId: string; mastery: Pick<Mastery, 'state'> },
  certificates: readonly Pick<Certificate, 'courseId' | 'kind' | 'revocation'>[],
): boolean =>
  mastery.state === 'mastered' &&
  !certificates.some(
    (certificate) =>
      certificate.courseId === courseId &&
      (certificate.kind === 'mastery' || certificate.revocation?.reason === 'misconduct'),
  );

/** Returns the completed courses that still lack something for Mastery or its certificate. */
export const openMastery = <Course extends { courseId: string; mastery: Pick<Mastery, 'state'> }>(
  courses: readonly Course[],
  certificates: readonly Pick<Certificate, 'courseId' | 'kind' | 'revocation'>[],
): Course[] =>
  courses.filter((course) => underWay.includes(course.mastery.state) || isCertificateMissing(course, certificates));
