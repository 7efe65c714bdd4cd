import { scheduleOf } from '#contract/rules/drip-schedule.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { catalogKeys } from '#contract/storage/catalog-rows.ts';
import { dueFields, type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';

const courseId = 'course-of-the-bench';
const day = 24 * 60 * 60 * 1000;

/** UTC midnight of the measured day. */
const today = Date.UTC(2030, 0, 10);

/** A course of five sections of three lectures; the second section opens two days after subscribing. */
export const benchCourse: CourseRow = {
  ...catalogKeys.detail(courseId),
  version: 'bench',
  id: courseId,
  title: 'A Course to Measure',
  promise: '',
  description: '',
  instructor: 'Nobody',
  instructorProfile: { headline: '', bio: '' },
  level: 'beginner',
  topics: [],
  duration: 9000,
  lectureCount: 15,
  sectionCount: 5,
  price: 49,
  currency: 'USD',
  kind: 'drip',
  hasCertificate: true,
  hasNotebook: false,
  updatedAt: '2029-01-01T00:00:00.000Z',
  quizzes: [],
  outcomes: [],
  prerequisites: [],
  audience: { for: [], notFor: [] },
  skills: [],
  languages: ['en'],
  faq: [],
  sections: [0, 2, 30, 60, 90].map((opensAfterDays, section) => ({
    title: `Section ${section + 1}`,
    opensAfterDays,
    lectures: [1, 2, 3].map((lecture) => ({
      id: `lecture-${section + 1}-${lecture}`,
      title: `Lecture ${lecture} of section ${section + 1}`,
      type: 'drip',
      contentType: 'reading',
      duration: 600,
      isPreview: false,
      hasBody: true,
    })),
  })),
};

/** Run time of round `round`. Each round has its own hour, so it finds no subscriptions that another has advanced. */
export const roundAt = (round: number): Date => new Date(today + (8 + round) * 60 * 60 * 1000);

/** Encodes a number as an id that begins with a letter. */
const idOf = (number: number): string => `b${number.toString(36).padStart(8, '0')}`;

const row = (number: number, subscribedAt: Date, releaseHour: number, dueAt: Date | undefined): SubscriptionRow => {
  const email = `reader-${number}@example.com`;
  const at = subscribedAt.toISOString();
  return {
    ...subscriberKeys.subscription(email, courseId),
    subscriptionId: idOf(number),
    courseId,
    email,
    subscribedAt: at,
    timeZone: 'UTC',
    anchorDate: at.slice(0, 10),
    schedule: { ...scheduleOf(benchCourse), releaseHour },
    token: `s${idOf(number)}`,
    confirmedAt: at,
    announcedThrough: at,
    ...dueFields(idOf(number), dueAt),
  };
};

/** A subscriber whose second section opens in a round. */
export const dueSubscriber = (number: number, round: number): SubscriptionRow =>
  row(number, new Date(today - 2 * day + 60 * 60 * 1000), 8 + round, roundAt(round));

/** A subscriber who is not due: three in four wait for a later day, one has nothing left to wait for. */
export const otherSubscriber = (number: number): SubscriptionRow => {
  const wait = 1 + (number % 29);
  const isWaiting = number % 4 !== 0;
  return row(number, new Date(today - day), 8, isWaiting ? new Date(today + wait * day) : undefined);
};
