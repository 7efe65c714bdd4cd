import { earlyOperations, quizPath } from 'virtual:early-operations';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { claimsOf } from './auth/cached-token.ts';
import { displayNameCache, greetingOf } from './auth/display-name.ts';
import { identityOf } from './auth/identity.ts';
import { readStoredTokens } from './auth/stored-tokens.ts';
import { coverBackground } from './lib/cover-background.ts';
import { type LessonOpening, openingOf } from './lib/lesson-opening.ts';
import { quizIntroduction } from './lib/quiz-introduction.ts';
import { browserStorage, lessonOpeningStorage } from './lib/storage.ts';

// Runs before first paint in the documents of learners' pages, after the script of all documents. Starts what the page
// reads first, whose responses the API client takes, greets the learner, and shows the start of the open lesson.

const timeoutMs = 15_000;

/** The course that this browser read last and its open lessons with a video, separated by spaces. */
const videoLessonsStorage = browserStorage('video-lessons');

/** Calls `onFound` with the element as soon as the parser has come to it. */
const whenParsed = (selector: string, onFound: (element: HTMLElement) => void): void => {
  const find = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) onFound(element);
    return element !== null;
  };
  if (find()) return;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
};

/** Starts a read whose response the API client takes. */
const startRead = (path: string, params: Record<string, string>, token: string): Promise<Response> => {
  const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`;
  const response = fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Reported when it is taken.
  response.catch(() => undefined);
  globalThis.earlyReads?.set(url, { token, startedAt: performance.now(), response });
  return response;
};

/** Shows the section, the title, the introduction and the first paragraphs of a lesson; hides them without one. */
const showOpening = (opening: LessonOpening | undefined): void => {
  globalThis.lessonOpening = opening;
  // The last part of the placeholder: the others have been parsed before it.
  whenParsed('[data-opening-text] > *', (text) => {
    const place = text.closest<HTMLElement>('[data-lesson-opening]');
    if (!place) return;
    place.hidden = !opening;
    if (!opening) return;
    const [section, title, introduction] = ['p', 'h1', '[data-introduction]'].map((part) => place.querySelector(part));
    if (section) section.textContent = opening.section;
    if (title) title.textContent = opening.title;
    if (introduction) introduction.textContent = opening.introduction ?? '';
    text.innerHTML = opening.text;
    place.toggleAttribute('data-narrow', opening.contentType === 'quiz');
  });
};

/** Starts to read the quiz of the open lesson; returns its introduction, undefined if the read fails. */
const readIntroduction = async (courseId: string, quizId: string, token: string): Promise<string | undefined> => {
  const read = await startRead(quizPath, { courseId, quizId }, token);
  return read.ok ? quizIntroduction((await read.clone().json()) as Quiz) : undefined;
};

/**
 * Shows a lesson before the application does: its start as soon as the course has been read, at once where this browser
 * showed it last; and a video's cover where its player will be, at once where this browser has read the course before.
 */
const showLesson = async (read: Promise<Response>, courseId: string, lectureId: string, token: string) => {
  const { dataset, style } = document.documentElement;
  style.setProperty('--lesson-cover', coverBackground(courseId));
  const [knownCourseId, ...knownVideos] = (videoLessonsStorage.read() ?? '').split(' ');
  if (knownCourseId === courseId && knownVideos.includes(lectureId)) dataset.lessonCover = '';
  const owner = `${claimsOf(token).sub} ${courseId}/${lectureId}`;
  const [knownOwner, knownJson] = (lessonOpeningStorage.read() ?? '').split('\n');
  const known = knownOwner === owner && knownJson ? (JSON.parse(knownJson) as LessonOpening) : undefined;
  if (known) showOpening(known);
  const course = (await (await read).clone().json()) as CourseContent;
  const videoIds = lecturesInOrder(course).flatMap(({ lecture: { id, contentType, isUnlocked } }) =>
    contentType === 'video' && isUnlocked ? [id] : [],
  );
  videoLessonsStorage.write([courseId, ...videoIds].join(' '));
  const opening = openingOf(course, lectureId);
  if (opening && known?.introduction) opening.introduction = known.introduction;
  const store = () => lessonOpeningStorage.write(opening ? `${owner}\n${JSON.stringify(opening)}` : null);
  store();
  if (globalThis.lessonOpening === null) return;
  if (opening?.contentType === 'video') dataset.lessonCover = '';
  else delete dataset.lessonCover;
  showOpening(opening);
  const introduction = opening?.quizId && (await readIntroduction(courseId, opening.quizId, token));
  if (!opening || !introduction) return;
  opening.introduction = introduction;
  store();
  if (globalThis.lessonOpening === opening) showOpening(opening);
};

const startReads = (token: string): void => {
  globalThis.earlyReads = new Map();
  for (const [pattern, paths] of earlyOperations) {
    const match = new RegExp(`^${pattern}/?$`).exec(location.pathname);
    if (!match) continue;
    for (const path of paths) {
      const response = startRead(path, match.groups ?? {}, token);
      const { courseId, lectureId } = match.groups ?? {};
      if (courseId && lectureId) showLesson(response, courseId, lectureId, token).catch(() => undefined);
    }
  }
};

/** Writes the greeting as soon as the parser has come to its place. */
const greet = (idToken: string): void => {
  const greeting = greetingOf(displayNameCache.read() || identityOf(claimsOf(idToken)).name);
  whenParsed('[data-greeting]', (title) => {
    title.textContent = greeting;
  });
};

// Without a session, or with one to renew, the application decides.
if (document.documentElement.dataset.session !== undefined) {
  const tokens = readStoredTokens({ ...localStorage });
  if (tokens) {
    startReads(tokens.accessToken);
    greet(tokens.idToken);
  }
}
