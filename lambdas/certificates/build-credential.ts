import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { credentialUrl, issuerDid } from '#contract/credential/issuer.ts';
import {
  type Achievement,
  credentialContexts,
  type IdentityObject,
  type UnsignedBadge,
} from '#contract/credential/open-badge.ts';
import { toCredentialStatus } from '#contract/credential/status-list.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { normalizeEmail } from '#contract/rules/email.ts';
import { formatDuration } from '#contract/rules/format-duration.ts';
import type { LearningRecord } from '#contract/rules/learning-record.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import { evidenceOf } from './evidence.ts';

/** The contents and issuer of a credential. */
export interface CredentialInput {
  certificate: StoredCertificate;
  course: CourseRow;
  email: string;
  completedAt: string;
  record: LearningRecord;
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
  const isPartlyPremium = lecturesInOrder(course).some(({ lecture }) => lecture.type === 'premium');
  const exception = isPartlyPremium ? ', except premium ones that were not bought' : '';
  const quizCriteria = quizzes.length > 0 ? ' A quiz is completed by passing it.' : '';
  return {
    id: new URL(`/courses/${course.id}#version-${course.version}`, siteUrl).href,
    type: ['Achievement'],
    achievementType: 'Course',
    name: course.title,
    description: course.promise,
    criteria: {
      narrative: `Complete all ${lectureCount} lessons of the course (estimated time: ${formatDuration(duration)})${exception}.${quizCriteria}`,
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
    ...(certificate.statusEntry && { credentialStatus: toCredentialStatus(siteUrl, certificate.statusEntry) }),
    credentialSubject: {
      type: ['AchievementSubject'],
      narrative: certificateSummary({ duration: course.duration, instructor: course.instructor, ...certificate }),
      identifier: [hashedEmail(email, certificate.id), plainName(certificate.learnerName)],
      achievement: achievementOf(course, siteUrl),
    },
    evidence: evidenceOf(input.record, input.completedAt),
  };
};
