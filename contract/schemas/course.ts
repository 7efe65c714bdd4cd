import * as z from 'zod/mini';
import { currencies } from '../rules/currency.ts';
import { maxTopicLength, topicPattern } from '../rules/topic.ts';
import { Id, Instant } from './identifiers.ts';
import { patternedText } from './text.ts';

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
/** Course length in hours, as filter buckets: `1-3` means at least one and less than three. */
export const durationBuckets = ['0-1', '1-3', '3-6', '6-17', '17+'] as const;

export const Level = z.enum(levels);
/** Defined by the courses that name them; there is no fixed list of topics. */
export const Topic = patternedText(maxTopicLength, topicPattern, 'Use lowercase words joined by "-".');
/** ISO 4217 code. */
export const Currency = z.enum(currencies);
export const DurationBucket = z.enum(durationBuckets);

/** `standard`: everything opens at enrollment. `drip`: sections open over time after subscribing by email. */
export const CourseKind = z.enum(['standard', 'drip']);

/** A course card. Durations are whole seconds; `price` is in units of `currency`, 0 is free, null is not for sale. */
export const CourseCard = z.object({
  id: Id,
  title: z.string(),
  /** One sentence: what the learner will be able to do. */
  promise: z.string(),
  instructor: z.string(),
  level: Level,
  topics: z.array(Topic),
  duration: z.number(),
  lectureCount: z.number(),
  sectionCount: z.number(),
  price: z.nullable(z.number()),
  currency: Currency,
  kind: CourseKind,
  hasCertificate: z.boolean(),
  hasNotebook: z.boolean(),
  /** Whether learners submit work that they assess themselves; absent until a course is published again. */
  hasAssignment: z.optional(z.boolean()),
  updatedAt: Instant,
});
export type CourseCard = z.output<typeof CourseCard>;

/**
 * `free`: opens on enrollment. `drip`: opens on its day. `premium`: opens with the paid upgrade
 * (docs/product.md#entities).
 */
export const LectureType = z.enum(['free', 'drip', 'premium']);
export const ContentType = z.enum(['video', 'quiz', 'reading', 'notebook', 'explore', 'assignment', 'document']);

/** A lecture in a public outline, without anything that opens it. */
export const OutlineLecture = z.object({
  id: Id,
  title: z.string(),
  type: LectureType,
  contentType: ContentType,
  duration: z.number(),
  isPreview: z.boolean(),
});

export const OutlineSection = z.object({
  title: z.string(),
  lectures: z.array(OutlineLecture),
  /** Drip courses: days after subscribing, or the fixed day (YYYY-MM-DD) on which this section opens. */
  opensAfterDays: z.optional(z.number()),
  opensOn: z.optional(z.string()),
});

/** Caption or transcript file; `url` is signed and short-lived. `language` is a BCP 47 tag. */
export const CaptionTrack = z.object({ language: z.string(), label: z.string(), url: z.string() });

/** A playable file: `url` is signed and expires at `expiresAt`. A pending video has captions and an empty `url`. */
export const PlayableVideo = z.object({
  url: z.string(),
  expiresAt: Instant,
  captions: z.array(CaptionTrack),
  /** The video itself is not published yet. */
  isPending: z.optional(z.literal(true)),
});

/**
 * HLS playlists (RFC 8216) of a video as texts: the master playlist and the media playlists. URLs of the renditions are
 * signed and expire with the video's.
 */
export const HlsPlaylists = z.object({
  master: z.string(),
  media: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type HlsPlaylists = z.output<typeof HlsPlaylists>;

/** A video of a lecture; `hls` once its renditions are complete, in stages that stream HLS. */
export const StreamableVideo = z.extend(PlayableVideo, { hls: z.optional(HlsPlaylists) });

export const CourseDetail = z.extend(CourseCard, {
  description: z.string(),
  /** Version of the published course, recorded in certificates. */
  version: z.string(),
  /** `id` names the portrait; absent when it follows from the name. */
  instructorProfile: z.object({ id: z.optional(z.string()), headline: z.string(), bio: z.string() }),
  outcomes: z.array(z.string()),
  prerequisites: z.array(z.string()),
  audience: z.object({ for: z.array(z.string()), notFor: z.array(z.string()) }),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  sections: z.array(OutlineSection),
  /** The preview lecture, playable by anyone. */
  preview: z.optional(z.extend(PlayableVideo, { lectureId: Id, title: z.string() })),
  related: z.array(CourseCard),
});
export type CourseDetail = z.output<typeof CourseDetail>;
