import * as z from 'zod/mini';
import { CourseProgress, ResumePoint } from './content.ts';
import { CourseCard, Topic } from './course.ts';
import { Id, Instant, TimeZone } from './identifiers.ts';
import { wholeNumber } from './number.ts';
import { line, patternedText } from './text.ts';

/** A web address; only https, so that no other scheme is ever rendered as a link. */
const HttpsUrl = patternedText(300, /^https:\/\/[^\s]+$/, 'Use an address that starts with https://.');

/** What only the server says. It may be sent back as it was read, and is ignored. */
const readOnly = z.optional(z.unknown());

const ProfileInput = z.strictObject({
  id: readOnly,
  email: readOnly,
  emailVerified: readOnly,
  joinedAt: readOnly,
  picture: readOnly,
  name: z.optional(line(100)),
  /** Printed on certificates; the display name when empty. */
  certificateName: z.optional(line(100)),
  headline: z.optional(line(120)),
  bio: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  links: z.optional(z.array(HttpsUrl).check(z.maxLength(5))),
  timeZone: z.optional(TimeZone),
  /** Days a week the learner wants to study; 0 switches the goal off. */
  weeklyGoal: z.optional(wholeNumber(0, 7)),
});
/** Fields a learner may change; a field that is left out stays as it is. Takes a whole `Profile` as well. */
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

/** The learning-path questionnaire. `weeklyMinutes` is the time the learner has in a week. */
export const Questionnaire = z.strictObject({
  goal: z.enum(goals),
  role: line(80),
  experience: z.enum(experiences),
  topics: z.array(Topic).check(z.maxLength(8)),
  weeklyMinutes: wholeNumber(0, 2400),
});
export type Questionnaire = z.output<typeof Questionnaire>;

/** A calendar day where the learner is, e.g. `2026-11-21`. */
const Day = z.iso.date();

/** On which days the learner studied, in their time zone. Weeks run from Monday to Sunday. */
export const Activity = z.object({
  today: Day,
  /** Days with study in the last twelve weeks, first to last. */
  days: z.array(Day),
  /** How many of them are in this week. */
  daysThisWeek: z.number(),
  /** Weeks with study in a row; see `weekStreak` for what ends one. */
  weekStreak: z.number(),
  /** Days a week the learner wants to study; 0 when they set none. */
  weeklyGoal: z.number(),
});
export type Activity = z.output<typeof Activity>;

/** A course of mine with how far I am. */
export const EnrolledCourse = z.extend(CourseCard, {
  ...CourseProgress.shape,
  enrolledAt: Instant,
  resume: z.optional(ResumePoint),
});
export type EnrolledCourse = z.output<typeof EnrolledCourse>;

/** A course to take next and, in one sentence, why. */
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

/** Markdown as the learner typed it: the server never renders it. */
export const NoteText = z.string().check(z.maxLength(10_000));
export const Note = z.object({ content: z.string(), updatedAt: z.optional(Instant) });
export const LectureNote = z.extend(Note, {
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  lectureTitle: z.string(),
});

export const Certificate = z.object({
  id: Id,
  courseId: Id,
  courseTitle: z.string(),
  courseVersion: z.string(),
  learnerName: z.string(),
  issuedAt: Instant,
  /** Who teaches the course, and its length in seconds, both as of the day of issue; older certificates lack them. */
  instructor: z.optional(z.string()),
  duration: z.optional(z.number()),
  /** Whether everyone who has the link sees the page and the credential; else both answer as if it did not exist. */
  isPublic: z.boolean(),
  /** Public page that proves it. */
  verifyUrl: z.string(),
  /** The PDF; signed and short-lived. */
  signedUrl: z.string(),
});
export type Certificate = z.output<typeof Certificate>;
