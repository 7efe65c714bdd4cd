import { faqPassages } from '#content/assistant/faq-passages.ts';
import { sitePassages } from '#content/assistant/site-passages.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages, publicCoursePassages } from '#content/publish/passages/course-passages.ts';
import { coursePractice } from '#content/publish/passages/practice.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { PublicPassage } from '#contract/passages.ts';
import type { LectureAccess } from '#contract/rules/assistant/visible-passages.ts';
import type { ChatTurn } from '#contract/schemas/assistant.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { createCourseContent, createSiteContent, type SceneContent } from '#lambdas/assistant/create-scene.ts';
import { type HandledReply, replyTo } from '#lambdas/assistant/reply-to.ts';
import type { Scene } from '#lambdas/assistant/scene.ts';
import type { Case } from './case.ts';

/** The sample courses as they are published, and scenes in them. */
export interface Library {
  courses: readonly CheckedCourse[];
  /** Builds the scene of a learner for whom everything is open, or of a visitor outside a course. */
  sceneOf: (asked: Pick<Case, 'course' | 'lecture'>, turns?: readonly ChatTurn[]) => Scene;
  /** Asks a case after the questions that come before it. */
  ask: (asked: Case) => HandledReply;
}

const everythingOpen = (): LectureAccess => ({ isOpen: true, requiresUpgrade: false });

/** The text of an answer, as a browser keeps it for later turns. */
const keptText = ({ reply: { remark, claims, notice } }: HandledReply): string =>
  [remark, ...claims.map(({ text }) => text), notice?.text].filter(Boolean).join('\n').slice(0, 2000);

/** Publishes the sample courses in memory. */
export const openLibrary = async (
  accessOf: (lecture: StoredLecture) => LectureAccess = everythingOpen,
): Promise<Library> => {
  const courses = await readCourses();
  const everyones: PublicPassage[] = [...sitePassages, ...faqPassages, ...courses.flatMap(publicCoursePassages)];
  const site = createSiteContent(everyones);
  const contents = new Map<string, SceneContent>();
  for (const checked of courses) {
    const course = publishedCourse(checked).detail;
    contents.set(
      course.id,
      createCourseContent({
        ...{ course, passages: coursePassages(checked), practice: coursePractice(checked), everyones, accessOf },
        isInside: true,
      }),
    );
  }
  const sceneOf: Library['sceneOf'] = ({ course, lecture: lectureId }, turns = []) => {
    const content = (course !== undefined && contents.get(course)) || site;
    const lecture = content.lectures.find(({ id }) => id === lectureId);
    const left = content.lectures.map(({ title }) => title);
    return {
      ...{ ...content, turns, state: { completed: 0, total: left.length, left, isPaid: false } },
      ...(lecture && { lecture }),
    };
  };
  const ask = (asked: Case): HandledReply => {
    const turns: ChatTurn[] = [];
    for (const question of asked.after ?? [])
      turns.push({ question, answer: keptText(replyTo(question, sceneOf(asked, turns))) });
    return replyTo(asked.text, sceneOf(asked, turns));
  };
  return { courses, sceneOf, ask };
};
