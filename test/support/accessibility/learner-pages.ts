import type { Page } from 'playwright-core';
import { arriveAsNewLearner } from '../browser.ts';
import { dripCourseId, dripParams, subscribe } from '../drip.ts';
import { newLearner } from '../platform.ts';
import { courseId, enroll, graduate } from '../study.ts';
import { preferencesPath, welcomePath } from '../subscriber.ts';

/** A page in one of its states. */
export interface Place {
  name: string;
  path: string;
  /** API calls that fail while the page opens; a pattern for `page.route`. */
  failing?: string;
  /** Whether the page says that something failed or is missing: its title is its only heading then. */
  isError?: boolean;
  /** What shows that it is there; without it, its first heading. */
  shows?: string;
  /** What a learner does there before it is checked. */
  act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Pages that cannot be read: each call fails once and for all. */
const failures: readonly Place[] = [
  { name: 'course list, failed', path: '/courses?search=agents', failing: '**/api/public/courses?*' },
  { name: 'course, unknown', path: '/courses/no-such-course' },
  { name: 'course, failed', path: `/courses/no-such-course`, failing: '**/api/public/courses/*' },
  { name: 'content, not enrolled', path: '/courses/evaluating-llm-outputs/content' },
  { name: 'content, failed', path: `/courses/${courseId}/content`, failing: '**/api/courses/*/content' },
  { name: 'content, unknown lesson', path: `/courses/${courseId}/content/0/no-such-lesson` },
  { name: 'upgrade, failed', path: '/courses/agents-step-by-step/upgrade', failing: '**/api/public/courses/*' },
  { name: 'dashboard, failed', path: '/dashboard', failing: '**/api/user/courses' },
  { name: 'profile, failed', path: '/profile', failing: '**/api/user/profile' },
  { name: 'preferences, unknown', path: '/subscriptions/no-such-token' },
  { name: 'certificate, unknown', path: '/certificates/00000000-0000-4000-8000-000000000000' },
  { name: 'no such page', path: '/no/such/page' },
];

/** Signs a new learner in, with courses, a subscription and a certificate, and names every page they can open. */
export const learnerPlaces = async (page: Page): Promise<readonly Place[]> => {
  const { email } = await arriveAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  const { sections } = await enroll(learner);
  const lectures = sections.flatMap((section, index) => section.lectures.map((lecture) => ({ ...lecture, index })));
  const content = `/courses/${courseId}/content`;
  const kinds = (['video', 'reading', 'quiz', 'notebook'] as const).map((kind): Place => {
    const { index, id } = lectures.find(({ contentType }) => contentType === kind) ?? {};
    return { name: `content, ${kind}`, path: `${content}/${index}/${id}` };
  });
  const [, , quiz] = kinds;
  const notebook = lectures.find(({ contentType }) => contentType === 'notebook')?.id;

  await subscribe({ email });
  const [welcomed, preferences] = [await welcomePath(email), await preferencesPath(email)];
  await learner.call('linkAccount', { body: dripParams });

  const ada = await graduate('Ada Lovelace');
  const { id: certificate } = await ada.call('generateCertificate', { params: { courseId } });

  const drip = `/courses/${dripCourseId}`;
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'profile', path: '/profile' },
    { name: 'content', path: content },
    ...kinds,
    { name: 'content, quiz under way', path: quiz?.path ?? '', act: press('Start the quiz') },
    { name: 'notebook', path: '/notebook' },
    { name: 'notebook of a lesson', path: `/notebook/${courseId}/${notebook}` },
    { name: 'drip viewer', path: `${drip}/drip-content` },
    { name: 'drip video', path: `${drip}/drip-content/0/0` },
    { name: 'drip reading', path: `${drip}/drip-content/0/1` },
    { name: 'drip locked', path: `${drip}/drip-content/1/0` },
    { name: 'upgrade', path: '/courses/agents-step-by-step/upgrade' },
    { name: 'upgrade without a price', path: `${drip}/upgrade` },
    { name: 'enroll, free', path: '/courses/evaluating-llm-outputs/enroll' },
    { name: 'enroll, sold', path: '/courses/stakeholder-conversations/enroll' },
    { name: 'subscribe', path: `${drip}/subscribe` },
    { name: 'signup success', path: `${drip}/signup-success` },
    { name: 'welcome', path: welcomed },
    { name: 'preferences', path: preferences },
    { name: 'congratulations', path: `/congratulations?courseId=${courseId}` },
    { name: 'congratulations, nothing yet', path: '/congratulations' },
    { name: 'certificate', path: `/certificates/${certificate}` },
    { name: 'assistant', path: '/faq', act: press('Ask') },
    ...failures.map((place) => ({ ...place, isError: true })),
  ];
};
