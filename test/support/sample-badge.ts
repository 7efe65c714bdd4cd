import type { UnsignedBadge } from '#contract/credential/open-badge.ts';
import { buildCredential } from '#lambdas/certificates/build-credential.ts';

/** Ada's certificate for a course of two lectures and a quiz, as issued by the site at this URL. */
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
    quizzes: [
      {
        quiz: {
          id: 'basics',
          title: 'Basics',
          lectureId: 'basics',
          questionCount: 5,
          passMark: 80,
          attemptsAllowed: null,
        },
        attempts: [
          { attempt: 1, answers: {}, score: 60, passed: false, correct: [], submittedAt: '2026-11-20T17:00:00.000Z' },
          { attempt: 2, answers: {}, score: 92, passed: true, correct: [], submittedAt: '2026-11-20T18:00:00.000Z' },
        ],
      },
    ],
  });
