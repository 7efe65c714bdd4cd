import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { credentialUrl, issuerDid } from '#contract/credential/issuer.ts';
import type { Evidence } from '#contract/credential/open-badge.ts';
import {
  type Achievement,
  credentialContexts,
  type IdentityObject,
  type UnsignedBadge,
} from '#contract/credential/open-badge.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { normalizeEmail } from '#contract/rules/email.ts';
import { formatDuration } from '#contract/rules/format-duration.ts';
import { completionThreshold } from '#contract/rules/progress.ts';
import type { CourseRow, StoredQuizSummary } from '#contract/storage/catalog-rows.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** A quiz of the course with the learner's attempts. */
interface QuizRecord {
  quiz: StoredQuizSummary;
  attempts: readonly Attempt[];
}

const createEvidence = (name: string, narrative: string, genre: string): Evidence => ({
  type: ['Evidence'],
  name,
  narrative,
  genre,
});

const lecturesCompleted = ({ lectureCount }: CourseRow, completedAt: string): Evidence => {
  const day = new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const criteria = `A lesson is completed by reaching ${completionThreshold * 100}% of its video, passing its quiz, or marking it as done.`;
  return createEvidence(`All ${lectureCount} lectures`, `Completed on ${day}. ${criteria}`, 'Lectures');
};

/** Returns the best attempt if it passed. */
const quizPassed = ({ quiz, attempts }: QuizRecord): Evidence[] => {
  const best = Math.max(...attempts.filter(({ passed }) => passed).map(({ score }) => score));
  if (!Number.isFinite(best)) return [];
  return [createEvidence(`Quiz: ${quiz.title}`, `Passed with ${best}%; ${quiz.passMark}% was needed.`, 'Quiz')];
};

/** Lists how the learner met the criteria: the lectures and each passed quiz. */
const evidenceOf = (input: { course: CourseRow; completedAt: string; quizzes: readonly QuizRecord[] }): Evidence[] => [
  lecturesCompleted(input.course, input.completedAt),
  ...input.quizzes.flatMap(quizPassed),
];

/** The contents and issuer of a credential. */
export interface CredentialInput {
  certificate: StoredCertificate;
  course: CourseRow;
  email: string;
  completedAt: string;
  quizzes: readonly QuizRecord[];
  /** Origin of the site. */
  siteUrl: string;
}

/**
 * Hashes the email address: the credential does not reveal it, but anyone who knows it can verify it (Open Badges 3.0,
 * IdentityObject).
 */
const hashedEmail = (email: string, salt: string): IdentityObject => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${createHash('sha256')
    .update(normalizeEmail(email) + salt)
    .digest('hex')}`,
  identityType: 'emailAddress',
  salt,
});

const plainName = (name: string): IdentityObject => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash: name,
  identityType: 'name',
});

const achievementOf = (course: CourseRow, siteUrl: string): Achievement => {
  const { quizzes, lectureCount, duration, languages } = course;
  const quizCriteria = quizzes.length > 0 ? ' and pass every quiz' : '';
  return {
    id: new URL(`/courses/${course.id}#version-${course.version}`, siteUrl).href,
    type: ['Achievement'],
    achievementType: 'Course',
    name: course.title,
    description: course.promise,
    criteria: {
      narrative: `Complete all ${lectureCount} lessons of the course (estimated time: ${formatDuration(duration)})${quizCriteria}.`,
    },
    tag: course.skills,
    version: course.version,
    inLanguage: languages[0] ?? 'en',
  };
};

/** Builds an Open Badges 3.0 credential. Deterministic: the salt is the certificate's random id. */
export const buildCredential = (input: CredentialInput): UnsignedBadge => {
  const { certificate, course, email, siteUrl } = input;
  return {
    '@context': credentialContexts,
    id: credentialUrl(siteUrl, certificate.id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course.title,
    issuer: { id: issuerDid(siteUrl), type: ['Profile'], name: brand.name, url: siteUrl },
    validFrom: certificate.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      narrative: certificateSummary({ duration: course.duration, instructor: course.instructor, ...certificate }),
      identifier: [hashedEmail(email, certificate.id), plainName(certificate.learnerName)],
      achievement: achievementOf(course, siteUrl),
    },
    evidence: evidenceOf(input),
  };
};
