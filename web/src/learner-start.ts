import { earlyOperations } from 'virtual:early-operations';
import type { CourseContent } from '#contract/schemas/content.ts';
import { claimsOf } from './auth/cached-token.ts';
import { displayNameCache, greetingOf } from './auth/display-name.ts';
import { identityOf } from './auth/identity.ts';
import { readStoredTokens } from './auth/stored-tokens.ts';
import { coverBackground } from './lib/cover-background.ts';
import { browserStorage } from './lib/storage.ts';

// Runs before first paint in the documents of learners' pages, after the script of all documents. Starts what the page
// reads first, whose responses the API client takes, and greets the learner.

const timeoutMs = 15_000;

/** Path of the lesson with a video that this browser opened last. */
const videoPathStorage = browserStorage('video-path');

/**
 * Shows a course's cover where the player of a video will be: at once where this browser has opened the lesson before,
 * otherwise as soon as the course has been read.
 */
const showCover = async (read: Promise<Response>, courseId: string, lectureId: string): Promise<void> => {
  const { dataset, style } = document.documentElement;
  style.setProperty('--lesson-cover', coverBackground(courseId));
  const wasVideo = videoPathStorage.read() === location.pathname;
  if (wasVideo) dataset.lessonCover = '';
  const { sections } = (await (await read).clone().json()) as CourseContent;
  const lecture = sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId);
  const isVideo = lecture?.contentType === 'video' && lecture.isUnlocked;
  if (isVideo === wasVideo) return;
  if (isVideo) dataset.lessonCover = '';
  else delete dataset.lessonCover;
  videoPathStorage.write(isVideo ? location.pathname : null);
};

const startReads = (token: string): void => {
  globalThis.earlyReads = new Map();
  for (const [pattern, paths] of earlyOperations) {
    const match = new RegExp(`^${pattern}/?$`).exec(location.pathname);
    if (!match) continue;
    for (const path of paths) {
      const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => match.groups?.[name] ?? '')}`;
      const response = fetch(url, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Reported when it is taken.
      response.catch(() => undefined);
      const { courseId, lectureId } = match.groups ?? {};
      if (courseId && lectureId) showCover(response, courseId, lectureId).catch(() => undefined);
      globalThis.earlyReads.set(url, { token, startedAt: performance.now(), response });
    }
  }
};

/** Writes the greeting as soon as the parser has come to its place. */
const greet = (idToken: string): void => {
  const greeting = greetingOf(displayNameCache.read() || identityOf(claimsOf(idToken)).name);
  const observer = new MutationObserver(() => {
    const title = document.querySelector('[data-greeting]');
    if (!title) return;
    observer.disconnect();
    title.textContent = greeting;
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
};

// Without a session, or with one to renew, the application decides.
if (document.documentElement.dataset.session !== undefined) {
  const tokens = readStoredTokens({ ...localStorage });
  if (tokens) {
    startReads(tokens.accessToken);
    greet(tokens.idToken);
  }
}
