import type { UnsignedBadge } from '#contract/credential/open-badge.ts';
import { buildCredential } from '#lambdas/certificates/build-credential.ts';

/** Its place in the first status list. */
export const sampleIndex = 94_567;

/** Ada's certificate for a course of a video and a quiz, as issued by the site at this URL. */
export const sampleBadge = (siteUrl: string): UnsignedBadge =>
  buildCredential({
    siteUrl,
    email: 'Ada@Example.com',
    completedAt: '2026-11-20T18:00:00.000Z',
    certificate: {
      id: '0123456789abcdef0123456789abcdef',
      courseId: 'prompting-that-works',
      courseVersion: '0a1b2c3d4e5f',
      courseTitle: 'Prompting that works',
      learnerName: 'Ada Lovelace',
      issuedAt: '2026-11-21T09:00:00.000Z',
      statusEntry: { list: 1, index: sampleIndex },
    },
    course: {
      pk: 'COURSE#prompting-that-works',
      sk: 'DETAIL',
      id: 'prompting-that-works',
      version: '0a1b2c3d4e5f',
      title: 'Prompting that works',
      promise: 'Ask so that the first answer is usable.',
      description: 'A short course.',
      instructor: 'Robin Vale',
      instructorProfile: { headline: 'Teacher', bio: 'Teaches.' },
      level: 'beginner',
      topics: ['prompting'],
      duration: 3600,
      lectureCount: 2,
      sectionCount: 1,
      price: 0,
      currency: 'USD',
      kind: 'standard',
      hasCertificate: true,
      hasNotebook: false,
      updatedAt: '2026-11-01T00:00:00.000Z',
      outcomes: [],
      prerequisites: [],
      audience: { for: [], notFor: [] },
      skills: ['Prompt design', 'Evaluation'],
      languages: ['en'],
      faq: [],
      sections: [],
      quizzes: [
        { id: 'basics', title: 'Basics', lectureId: 'basics', questionCount: 5, passMark: 80, attemptsAllowed: null },
      ],
    },
    record: {
      lectures: 2,
      completed: 2,
      video: { lectures: 1, completed: 1, by: { position: 1 }, playedSeconds: 1740, seconds: 1800, withoutPlayback: 0 },
      reading: { lectures: 0, completed: 0, by: {}, readSeconds: 0 },
      notebook: { lectures: 0, completed: 0, by: {} },
      quizzes: [{ title: 'Basics', correct: 11, questions: 12, attempt: 2, secondsSinceFirst: 3600 }],
    },
  });
