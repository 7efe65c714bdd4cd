import * as z from 'zod/mini';
import { maxNoteLength } from '../rules/max-note-length.ts';
import {
  maxBioLength,
  maxHeadlineLength,
  maxLinkLength,
  maxLinks,
  maxNameLength,
  maxRoleLength,
  maxTopics,
} from '../rules/profile-limits.ts';
import { CourseProgress, ResumePoint } from './content.ts';
import { ContentType, CourseCard, Topic } from './course.ts';
import { Id, Instant, TimeZone } from './identifiers.ts';
import { wholeNumber } from './number.ts';
import { line, patternedText } from './text.ts';

/** An https URL, so that no other scheme is rendered as a link. */
const HttpsUrl = patternedText(maxLinkLength, /^https:\/\/[^\s]+$/, 'Use a URL that starts with https://.');

/** Server-only fields. Clients may send them back; they are ignored. */
const readOnly = z.optional(z.unknown());

const ProfileInput = z.strictObject({
  id: readOnly,
  email: readOnly,
  emailVerified: readOnly,
  joinedAt: readOnly,
  picture: readOnly,
  name: z.optional(line(maxNameLength)),
  /** Printed on certificates; the display name when empty. */
  certificateName: z.optional(line(maxNameLength)),
  headline: z.optional(line(maxHeadlineLength)),
  bio: z.optional(z.string().check(z.trim(), z.maxLength(maxBioLength))),
  links: z.optional(z.array(HttpsUrl).check(z.maxLength(maxLinks))),
  timeZone: z.optional(TimeZone),
  /** Target study days per week; 0 turns the goal off. */
  weeklyGoal: z.optional(wholeNumber(0, 7)),
});
/** Fields a learner may change; omitted fields stay the same. Also accepts a complete `Profile`. */
export const ProfileChange = z.pipe(
  ProfileInput,
  z.transform(
    ({ id: _, email: _e, emailVerified: _v, joinedAt: _j, picture: _p, ...change }: z.output<typeof ProfileInput>) =>
      change,
  ),
);
export type ProfileChange = z.output<typeof ProfileChange>;

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  certificateName: z.string(),
  headline: z.string(),
  bio: z.string(),
  links: z.array(z.string()),
  timeZone: z.string(),
  weeklyGoal: z.number(),
  /** Signed and short-lived; absent without a picture. */
  picture: z.optional(z.string()),
  joinedAt: Instant,
});
export type Profile = z.output<typeof Profile>;

export const goals = ['get-started', 'do-my-job-better', 'change-career', 'lead-a-team', 'build-products'] as const;
export const experiences = ['none', 'some', 'regular', 'expert'] as const;

/** The learning-path questionnaire. `weeklyMinutes` is the learner's time per week. */
export const Questionnaire = z.strictObject({
  goal: z.enum(goals),
  role: line(maxRoleLength),
  experience: z.enum(experiences),
  topics: z.array(Topic).check(z.maxLength(maxTopics)),
  weeklyMinutes: wholeNumber(0, 2400),
});
export type Questionnaire = z.output<typeof Questionnaire>;

/** A calendar day in the learner's time zone, e.g. `2026-11-21`. */
const Day = z.iso.date();

/** Days on which the learner studied, in their time zone. Weeks run from Monday to Sunday. */
export const Activity = z.object({
  today: Day,
  /** Study days of the last twelve weeks, in order. */
  days: z.array(Day),
  /** Study days in this week. */
  daysThisWeek: z.number(),
  /** Consecutive weeks with study; see `weekStreak`. */
  weekStreak: z.number(),
  /** Target study days per week; 0 when unset. */
  weeklyGoal: z.number(),
});
export type Activity = z.output<typeof Activity>;

/** How many of a section's counted lectures are completed. */
const SectionProgress = z.object({ title: z.string(), completed: z.number(), counted: z.number() });

/** An enrolled course with progress. */
export const EnrolledCourse = z.extend(CourseCard, {
  ...CourseProgress.shape,
  enrolledAt: Instant,
  /** Where to continue; `contentType` and `duration` of the lecture in whole seconds, if the course still has it. */
  resume: z.optional(z.extend(ResumePoint, { contentType: z.optional(ContentType), duration: z.optional(z.number()) })),
  /** Sections with counted lectures, in order. */
  sections: z.array(SectionProgress),
});
export type EnrolledCourse = z.output<typeof EnrolledCourse>;

/** A recommended course with a one-sentence reason. */
export const Recommendation = z.extend(CourseCard, { reason: z.string() });
export type Recommendation = z.output<typeof Recommendation>;

export const Bookmark = z.object({
  id: z.string(),
  courseId: Id,
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  lectureTitle: z.string(),
  /** Whole seconds into the recording. */
  timestamp: z.number(),
  createdAt: Instant,
});
export type Bookmark = z.output<typeof Bookmark>;

/** Markdown as typed by the learner; the server never renders it. */
export const NoteText = z.string().check(z.maxLength(maxNoteLength));
export const Note = z.object({ content: z.string(), updatedAt: z.optional(Instant) });
export const LectureNote = z.extend(Note, {
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  lectureTitle: z.string(),
});

/** Reasons for revoking a certificate, shown to everyone who can see it. */
export const revocationReasons = ['misconduct', 'issued-in-error', 'refunded'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** Permanent: a revoked certificate never becomes valid again. */
export const Revocation = z.object({ revokedAt: Instant, reason: z.enum(revocationReasons) });
export type Revocation = z.output<typeof Revocation>;

export const Certificate = z.object({
  id: Id,
  courseId: Id,
  courseTitle: z.string(),
  courseVersion: z.string(),
  /** Absent in certificates of completion. */
  kind: z.optional(z.literal('mastery')),
  learnerName: z.string(),
  issuedAt: Instant,
  /** Instructor and course length in seconds at the time of issue; absent in older certificates. */
  instructor: z.optional(z.string()),
  duration: z.optional(z.number()),
  /** Whether anyone with the link can see the page and the credential; otherwise both return 404. */
  isPublic: z.boolean(),
  /** Present once the certificate is revoked. */
  revocation: z.optional(Revocation),
  /** URL of the public verification page. */
  verifyUrl: z.string(),
  /** Signed, short-lived URL of the PDF; absent once the certificate is revoked. */
  signedUrl: z.optional(z.string()),
});
export type Certificate = z.output<typeof Certificate>;
