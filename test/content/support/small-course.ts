import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { Course, QuizDefinition } from '#content/define.ts';
import type { CourseFolder } from '#content/load.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { validateCourses } from '#content/validate.ts';
import type { VideoFile } from '#content/video-file.ts';

/** An MP4 file that contains only its duration. */
const emptyVideo = (seconds: number): Buffer => {
  const file = Buffer.alloc(116);
  file.writeUInt32BE(116, 0);
  file.write('moov', 4, 'latin1');
  file.writeUInt32BE(108, 8);
  file.write('mvhd', 12, 'latin1');
  file.writeUInt32BE(1000, 28);
  file.writeUInt32BE(seconds * 1000, 32);
  return file;
};

let videoFolder: string | undefined;

/** Writes a video that contains only its duration. */
export const writeVideo = (seconds: number): VideoFile => {
  videoFolder ??= mkdtempSync(join(tmpdir(), 'videos-'));
  const content = emptyVideo(seconds);
  const path = join(videoFolder, `${seconds}.mp4`);
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, size: content.length, sha256, seconds, isStreamable: true };
};

afterAll(() => {
  if (videoFolder) rmSync(videoFolder, { recursive: true });
});

/** Captions that end before 60 seconds. */
export const captionsUntil = (second: number): Buffer =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:${String(second).padStart(2, '0')}.000\nHello.\n`);

const quizzes: QuizDefinition[] = [
  {
    id: 'check',
    title: 'Check yourself',
    questions: [
      {
        id: 'one',
        kind: 'single',
        prompt: 'Which?',
        options: [
          { id: 'a', text: 'This' },
          { id: 'b', text: 'That' },
        ],
        answer: 'a',
        explanation: 'Because of this.',
        lecture: 'start',
      },
      {
        id: 'order',
        kind: 'ordering',
        prompt: 'In which order?',
        options: [
          { id: 'second', text: 'Then' },
          { id: 'first', text: 'First' },
        ],
        answer: ['first', 'second'],
        explanation: 'First comes first.',
      },
      {
        id: 'word',
        kind: 'text',
        prompt: 'What is it called?',
        accepted: ['token'],
        explanation: 'It is a token.',
        skills: ['small-things'],
      },
    ],
  },
];

const course: Course = {
  id: 'small-course',
  title: 'Small Course',
  promise: 'Learn one small thing and check that you know it.',
  description: 'One paragraph.',
  instructor: { name: 'Ada Berg', headline: 'Teaches small things', bio: 'Ada teaches.' },
  level: 'beginner',
  topics: ['prompting'],
  price: 19.5,
  kind: 'standard',
  updatedOn: '2026-11-01',
  outcomes: ['Know one thing'],
  prerequisites: [],
  audience: { for: ['Everyone'], notFor: [] },
  skills: [{ id: 'small-things', name: 'Small things' }],
  faq: [{ question: 'How long is it?', answer: 'Short.' }],
  sections: [
    {
      title: 'Only section',
      lectures: [
        {
          id: 'start',
          title: 'Start here',
          contentType: 'video',
          seconds: 30,
          isPreview: true,
          skills: ['small-things'],
        },
        { id: 'read', title: 'Read this', contentType: 'reading', minutes: 5, skills: ['small-things'] },
        { id: 'quiz', title: 'Check yourself', contentType: 'quiz', quiz: 'check', minutes: 3 },
      ],
    },
  ],
};

type Draft = Pick<CourseFolder, 'id' | 'errors'> & {
  course: Course;
  cover: unknown;
  figures: unknown;
  quizzes: QuizDefinition[];
  videos: Record<string, unknown>;
  notebooks: Record<string, unknown>;
  assignments: Record<string, unknown>;
  files: Map<string, Buffer>;
  videoFiles: Map<string, VideoFile>;
};

/** Returns the folder of a valid course after `change` has edited it. */
export const smallCourse = (change: (folder: Draft) => void = () => undefined): CourseFolder => {
  const folder: Draft = {
    ...structuredClone({
      id: 'small-course',
      course,
      quizzes,
      cover: undefined,
      figures: undefined,
      videos: {},
      notebooks: {},
      assignments: {},
      errors: [],
    }),
    files: new Map([
      ['lectures/read.md', Buffer.from('## One thing\n\nThis is the thing.\n')],
      ['media/start.en.vtt', captionsUntil(30)],
    ]),
    videoFiles: new Map([['media/start.mp4', writeVideo(30)]]),
  };
  change(folder);
  return { ...folder, directory: folder.id };
};

/** Returns the same as a drip course of two sections. */
export const smallDripCourse = (change: (folder: Draft) => void = () => undefined): CourseFolder =>
  smallCourse((folder) => {
    const [first] = folder.course.sections;
    if (!first) return;
    folder.course.kind = 'drip';
    const [start, read, quiz] = first.lectures;
    if (!start || !read || !quiz) return;
    folder.course.sections = [
      { title: 'Today', opensAfterDays: 0, lectures: [{ ...start, type: 'free' }] },
      {
        title: 'Later',
        opensAfterDays: 3,
        lectures: [read, quiz].map((lecture) => ({ ...lecture, type: 'drip' as const })),
      },
    ];
    change(folder);
  });

/** Loads and checks the course. @throws with all errors found */
export const checked = (folder: CourseFolder): CheckedCourse => {
  const { courses, errors } = validateCourses([folder]);
  if (!courses[0]) throw new Error(errors.join('\n'));
  return courses[0];
};
