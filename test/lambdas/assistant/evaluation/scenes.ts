import { faqPassages } from '#content/assistant/faq-passages.ts';
import { sitePassages } from '#content/assistant/site-passages.ts';
import { readWordVectors } from '#content/assistant/word-vectors.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages, publicCoursePassages } from '#content/publish/passages/course-passages.ts';
import { coursePractice } from '#content/publish/passages/practice.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { LecturePassage, PublicPassage } from '#contract/passages.ts';
import type { LectureAccess } from '#contract/rules/assistant/visible-passages.ts';
import { parseWordVectors } from '#contract/rules/assistant/word-vectors.ts';
import type { ChatEvent, ChatTurn } from '#contract/schemas/assistant.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { answerEvents } from '#lambdas/assistant/answer-events.ts';
import { createCourseContent, createSiteContent, type SceneContent } from '#lambdas/assistant/create-scene.ts';
import type { Handler } from '#lambdas/assistant/reply-to.ts';
import type { Scene } from '#lambdas/assistant/scene.ts';
import type { ChatModel } from '#lambdas/services/chat-model.ts';
import { applyEvent, type Exchange, newExchange, turnsOf } from '#web/src/features/assistant/exchange.ts';
import type { Case } from './case.ts';

/** An answer as it was sent and as the page shows it. */
export interface Answered {
  handler: Handler;
  exchange: Exchange;
  /** All events as one text, in which line breaks and quotes stand as they are shown. */
  sent: string;
}

const failTest = (error: unknown): void => {
  throw new Error('The model failed.', { cause: error });
};

/** Asks the product itself, and reads the answer as the page does. A failure of the model throws by default. */
export const answerIn = async (
  scene: Scene,
  message: string,
  model?: ChatModel,
  onFailure: (error: unknown) => void = failTest,
): Promise<Answered> => {
  const { handler, events } = answerEvents(message, scene, model, onFailure);
  const sent: ChatEvent[] = [];
  for await (const event of events) sent.push(event);
  return {
    ...{ handler, exchange: sent.reduce(applyEvent, newExchange('asked', message)) },
    sent: JSON.stringify(sent).replaceAll('\\n', '\n').replaceAll('\\"', '"'),
  };
};

/** The sample courses as they are published, and scenes in them. */
export interface Library {
  courses: readonly CheckedCourse[];
  /** Builds the scene of a learner for whom everything is open, or of a visitor outside a course. */
  sceneOf: (asked: Pick<Case, 'course' | 'lecture'>, turns?: readonly ChatTurn[]) => Scene;
  /** Asks a case after the questions that come before it, without a model or with one. */
  ask: (asked: Case, model?: ChatModel) => Promise<Answered>;
}

const everythingOpen = (): LectureAccess => ({ isOpen: true, requiresUpgrade: false });

/** Publishes the sample courses in memory, with passages that somebody `added` to a course. */
export const openLibrary = async (
  accessOf: (lecture: StoredLecture) => LectureAccess = everythingOpen,
  added: (courseId: string) => readonly LecturePassage[] = () => [],
): Promise<Library> => {
  const courses = await readCourses();
  const vectors = parseWordVectors(await readWordVectors());
  const everyones: PublicPassage[] = [...sitePassages, ...faqPassages, ...courses.flatMap(publicCoursePassages)];
  const site = createSiteContent(everyones, vectors);
  const contents = new Map<string, SceneContent>();
  for (const checked of courses) {
    const course = publishedCourse(checked).detail;
    contents.set(
      course.id,
      createCourseContent({
        passages: [...coursePassages(checked), ...added(course.id)],
        ...{ course, practice: coursePractice(checked), everyones, accessOf, isInside: true, vectors },
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
  const ask: Library['ask'] = async (asked, model) => {
    const earlier: Exchange[] = [];
    for (const question of asked.after ?? [])
      earlier.push((await answerIn(sceneOf(asked, turnsOf(earlier)), question, model)).exchange);
    return answerIn(sceneOf(asked, turnsOf(earlier)), asked.text, model);
  };
  return { courses, sceneOf, ask };
};
