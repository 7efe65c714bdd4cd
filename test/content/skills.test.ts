import { expect, test } from '@jest/globals';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { readCourses } from '#content/read-courses.ts';
import { validateCourses } from '#content/validate.ts';
import { checked, smallCourse } from './support/small-course.ts';

const courses = await readCourses();

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];

const lecture = ({ course }: Folder, index: number) => course.sections[0]?.lectures[index] ?? {};
const question = ({ quizzes }: Folder, index: number) => quizzes[0]?.questions[index] ?? {};
const addSkill = ({ course }: Folder, id: string, name: string) => void course.skills.push({ id, name });

const errors: [string, (folder: Folder) => void][] = [
  ['small-course: skills must have at least one skill', (f) => void Object.assign(f.course, { skills: [] })],
  ['small-course: two skills have the id "small-things"', (f) => addSkill(f, 'small-things', 'Other things')],
  ['small-course: two skills have the name "Small things"', (f) => addSkill(f, 'other', 'Small things')],
  ['lecture 2 (read): unknown skill "gone"', (f) => void Object.assign(lecture(f, 1), { skills: ['gone'] })],
  [
    'lecture 2 (read): it names the skill "small-things" twice',
    (f) => void Object.assign(lecture(f, 1), { skills: ['small-things', 'small-things'] }),
  ],
  [
    'lecture 3 (quiz): Unrecognized key: "skills"',
    (f) => void Object.assign(lecture(f, 2), { skills: ['small-things'] }),
  ],
  ['quiz check, question 1: unknown skill "gone"', (f) => void Object.assign(question(f, 0), { skills: ['gone'] })],
  ['small-course: no lecture teaches the skill "other"', (f) => addSkill(f, 'other', 'Other')],
  [
    'small-course: the skill "small-things" needs 2 questions; the quizzes ask it in 1',
    (f) => void Reflect.deleteProperty(question(f, 2), 'skills'),
  ],
];

test.each(errors)('an author reads: %s', (sentence, change) => {
  const found = validateCourses([smallCourse(change)]).errors;
  expect(found.filter((error) => error.includes(sentence))).toHaveLength(1);
});

test('a course without quizzes does not have to ask about its skills', () => {
  const withoutQuiz = smallCourse(({ course, quizzes }) => {
    quizzes.length = 0;
    course.sections[0]?.lectures.pop();
  });
  expect(validateCourses([withoutQuiz]).errors).toEqual([]);
});

test('a course whose only questions are those of its mastery check is valid', () => {
  const withoutQuiz = smallCourse(({ course, quizzes }) => {
    const questions = [1, 2, 3, 4].map((number) => ({
      id: `seven-${number}`,
      kind: 'numeric' as const,
      prompt: `What is ${7 - number} + ${number}?`,
      answer: 7,
      explanation: 'Count on from the first number.',
      skills: ['small-things'],
    }));
    quizzes.splice(0, quizzes.length, { id: 'mastery', title: 'Mastery check', questions });
    course.sections[0]?.lectures.pop();
  });
  expect(validateCourses([withoutQuiz]).errors).toEqual([]);
});

test('a question is about the skills of its lecture unless it names its own', () => {
  const course = checked(
    smallCourse(({ course, quizzes }) => {
      course.skills.push({ id: 'other-things', name: 'Other things' });
      const [start, read] = course.sections[0]?.lectures ?? [];
      Object.assign(start ?? {}, { skills: ['small-things'] });
      Object.assign(read ?? {}, { skills: ['small-things', 'other-things'] });
      const [one, order, word] = quizzes[0]?.questions ?? [];
      Object.assign(one ?? {}, { lecture: 'read' });
      Object.assign(order ?? {}, { lecture: 'read', skills: ['other-things'] });
      Object.assign(word ?? {}, { lecture: 'start', skills: ['small-things'] });
    }),
  );
  const { skills, detail, version } = publishedCourse(course);
  expect(skills.skills).toEqual([
    {
      ...{ id: 'small-things', name: 'Small things', lectureIds: ['start', 'read'] },
      questions: [
        { quizId: 'check', questionId: 'one' },
        { quizId: 'check', questionId: 'word' },
      ],
      selfChecks: [],
      masteryQuestionIds: [],
    },
    {
      ...{ id: 'other-things', name: 'Other things', lectureIds: ['read'] },
      questions: [
        { quizId: 'check', questionId: 'one' },
        { quizId: 'check', questionId: 'order' },
      ],
      selfChecks: [],
      masteryQuestionIds: [],
    },
  ]);
  expect([detail.skills, version.skills]).toEqual(Array(2).fill(['Small things', 'Other things']));
});

test('every skill of a course is taught, and asked more than once in its quizzes', () => {
  const rows = courses.map((course) => publishedCourse(course));
  expect(rows.length).toBeGreaterThan(0);
  for (const { skills, quizzes } of rows) {
    for (const { lectureIds, questions } of skills.skills) {
      expect(lectureIds).not.toEqual([]);
      if (quizzes.some(({ id }) => id !== 'mastery')) expect(questions.length).toBeGreaterThan(1);
    }
  }
});

test('self-checks belong to the skills of their lecture', () => {
  for (const course of courses) {
    const { skills, lectures } = publishedCourse(course);
    for (const { lectureIds, selfChecks } of skills.skills) {
      const expected = lectures
        .filter(({ id }) => lectureIds.includes(id))
        .flatMap(({ id, selfChecks: asked = [] }) => asked.map((check) => `${id}/${check.id}`));
      expect(selfChecks.map(({ lectureId, questionId }) => `${lectureId}/${questionId}`)).toEqual(expected);
    }
  }
});
