import { drawCover } from '#contract/cover/draw-cover.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import {
  type CourseRow,
  type CoverRow,
  catalogKeys,
  type LectureRow,
  type SolutionsRow,
  type VersionRow,
} from '#contract/storage/catalog-rows.ts';
import type { AnswersRow, QuizRow, SkillsRow } from '#contract/storage/quiz-rows.ts';
import { pictureMedia, quizWithPictures } from '../pictures/publish-pictures.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { detailRow } from './detail-row.ts';
import { publishedExercise, solutionsRow } from './exercises.ts';
import { lectureText } from './figures.ts';
import { lectureDocument, lectureMedia, type MediaFile, shortHash } from './media-files.ts';
import { answersRow, quizRow } from './quiz-rows.ts';
import { splitSelfChecks } from './self-checks.ts';
import { skillsRow } from './skills-row.ts';

/** Everything to publish of a course. `version.publishedAt` is set when it is written. */
export interface PublishedCourse {
  detail: CourseRow;
  cover: CoverRow;
  lectures: LectureRow[];
  quizzes: QuizRow[];
  answers: AnswersRow[];
  solutions: SolutionsRow[];
  skills: SkillsRow;
  version: Omit<VersionRow, 'publishedAt'>;
  media: MediaFile[];
}

/** Builds the rows of a course, with an empty version: the version is a hash of them. */
const unversionedRows = (checked: CheckedCourse) => {
  const version = '';
  const { course, notebooks, assignments } = checked;
  const quizzes = checked.quizzes.map((quiz) => quizWithPictures(quiz, checked));
  const lectures = course.sections.flatMap((section) => section.lectures);
  const lectureOfQuiz = new Map(
    lectures.flatMap((lecture) => (lecture.contentType === 'quiz' ? [[lecture.quiz, lecture.id]] : [])),
  );
  const quizRows = quizzes.map((quiz) => quizRow(course.id, lectureOfQuiz.get(quiz.id) ?? '', quiz, version));
  const lectureRows = lectures.flatMap(({ id, resources = [] }): LectureRow[] => {
    const text = lectureText(checked, id);
    if (text === '' && resources.length === 0) return [];
    const { body, selfChecks } = splitSelfChecks(text);
    const exercises = notebooks[id] && { exercises: notebooks[id].map(publishedExercise) };
    return [
      {
        ...catalogKeys.lecture(course.id, id),
        version,
        id,
        courseId: course.id,
        body,
        ...(selfChecks.length > 0 && { selfChecks }),
        resources,
        ...exercises,
        ...(assignments[id] && { rubric: assignments[id] }),
      },
    ];
  });
  return {
    detail: detailRow(
      checked,
      quizRows.filter(({ id }) => id !== masteryQuizId),
      version,
    ),
    cover: { ...catalogKeys.cover(course.id), version, ...(checked.cover ?? drawCover(course.id)) },
    lectures: lectureRows,
    quizzes: quizRows,
    answers: quizzes.map((quiz) => answersRow(course.id, quiz, version)),
    solutions: Object.entries(notebooks).map(([id, exercises]) => solutionsRow(course.id, id, exercises, version)),
    skills: skillsRow(checked, lectureRows, version),
  };
};

/**
 * Converts a course to rows and media files. The version is a hash of all rows; media keys are hashes of their content.
 */
export const publishedCourse = (checked: CheckedCourse): PublishedCourse => {
  const rows = unversionedRows(checked);
  const version = shortHash(JSON.stringify(rows));
  const withVersion = <Row extends { version: string }>(row: Row): Row => ({ ...row, version });
  const { course } = checked;
  const lectures = course.sections.flatMap((section) => section.lectures);
  const media = lectures.flatMap((lecture) => {
    const pictures = pictureMedia(checked, lecture.id);
    if (lecture.contentType === 'document') return [lectureDocument(checked, lecture.id).file, ...pictures];
    return lecture.contentType === 'video' ? [...lectureMedia(checked, lecture.id).files, ...pictures] : pictures;
  });
  return {
    detail: withVersion(rows.detail),
    cover: withVersion(rows.cover),
    lectures: rows.lectures.map(withVersion),
    quizzes: rows.quizzes.map(withVersion),
    answers: rows.answers.map(withVersion),
    solutions: rows.solutions.map(withVersion),
    skills: withVersion(rows.skills),
    media,
    version: {
      ...catalogKeys.version(course.id, version),
      version,
      courseId: course.id,
      title: course.title,
      instructor: course.instructor.name,
      skills: course.skills.map(({ name }) => name),
      duration: rows.detail.duration,
      lectureIds: lectures.map(({ id }) => id),
    },
  };
};
