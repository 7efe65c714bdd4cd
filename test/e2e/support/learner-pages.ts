import type { Page } from 'playwright-core';
import { dripCourseId, dripParams, sendSubscribe } from '#test/support/drip-subscribers.ts';
import { courseId, enroll, newGraduate } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';
import { preferencesPath, welcomePath } from './drip-pages.ts';
import { logInAsNewLearner } from './signed-in.ts';

/** A page in one of its states. */
export interface PageState {
  name: string;
  path: string;
  /** API calls that fail while the page opens; a pattern for `page.route`. */
  failingApi?: string;
  /** Whether the page says that something failed or is missing; its title is then its only heading. */
  isError?: boolean;
  /** Selector that shows that the page is ready; its first heading by default. */
  shows?: string;
  /** Actions of a learner before the check. */
  prepare?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Pages that fail to load: each of these calls fails permanently. */
const failures: readonly PageState[] = [
  { name: 'course list, failed', path: '/courses?search=agents', failingApi: '**/api/public/courses?*' },
  { name: 'course, unknown', path: '/courses/no-such-course' },
  { name: 'course, failed', path: `/courses/no-such-course`, failingApi: '**/api/public/courses/*' },
  { name: 'content, not enrolled', path: '/courses/evaluating-llm-outputs/content' },
  { name: 'content, failed', path: `/courses/${courseId}/content`, failingApi: '**/api/courses/*/content' },
  { name: 'content, unknown lesson', path: `/courses/${courseId}/content/0/no-such-lesson` },
  { name: 'upgrade, failed', path: '/courses/agents-step-by-step/upgrade', failingApi: '**/api/public/courses/*' },
  { name: 'dashboard, failed', path: '/dashboard', failingApi: '**/api/courses/enrolled' },
  { name: 'skills, failed', path: '/dashboard/skills', failingApi: '**/api/user/skills' },
  { name: 'profile, failed', path: '/profile', failingApi: '**/api/user/profile' },
  { name: 'preferences, unknown', path: '/subscriptions/no-such-token' },
  { name: 'certificate, unknown', path: '/certificates/00000000-0000-4000-8000-000000000000' },
  { name: 'no such page', path: '/no/such/page' },
];

/** Signs in a new learner with courses, a subscription and a certificate, and lists every page they can open. */
export const learnerPageStates = async (page: Page): Promise<readonly PageState[]> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  const { sections } = await enroll(learner);
  const lectures = sections.flatMap((section, index) => section.lectures.map((lecture) => ({ ...lecture, index })));
  const content = `/courses/${courseId}/content`;
  const kinds = (['video', 'reading', 'quiz', 'notebook', 'explore'] as const).map((kind): PageState => {
    const { index, id } = lectures.find(({ contentType }) => contentType === kind) ?? {};
    return { name: `content, ${kind}`, path: `${content}/${index}/${id}` };
  });
  const [, , quiz] = kinds;
  const notebook = lectures.find(({ contentType }) => contentType === 'notebook')?.id;

  await sendSubscribe({ email });
  const [welcomed, preferences] = [await welcomePath(email), await preferencesPath(email)];
  await learner.call('linkAccount', { body: dripParams });

  const ada = await newGraduate('Ada Lovelace');
  const { id: certificate } = await ada.call('generateCertificate', { params: { courseId } });

  const drip = `/courses/${dripCourseId}`;
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'skills', path: '/dashboard/skills' },
    { name: 'mastery check', path: `/courses/${courseId}/mastery` },
    { name: 'profile', path: '/profile' },
    { name: 'content', path: content },
    ...kinds,
    { name: 'content, quiz under way', path: quiz?.path ?? '', prepare: press('Start quiz') },
    { name: 'notebook', path: '/notebook' },
    { name: 'notebook of a lesson', path: `/notebook/${courseId}/${notebook}` },
    { name: 'drip viewer', path: `${drip}/drip-content` },
    { name: 'drip video', path: `${drip}/drip-content/0/0` },
    { name: 'drip reading', path: `${drip}/drip-content/0/1` },
    { name: 'drip locked', path: `${drip}/drip-content/1/0` },
    { name: 'upgrade', path: '/courses/agents-step-by-step/upgrade' },
    { name: 'upgrade of a subscriber', path: `${drip}/upgrade` },
    { name: 'enroll, free', path: '/courses/evaluating-llm-outputs/enroll' },
    { name: 'enroll, sold', path: '/courses/stakeholder-conversations/enroll' },
    { name: 'subscribe', path: `${drip}/subscribe` },
    { name: 'signup success', path: `${drip}/signup-success` },
    { name: 'welcome', path: welcomed },
    { name: 'preferences', path: preferences },
    { name: 'congratulations', path: `/congratulations?course=${courseId}` },
    { name: 'congratulations, nothing yet', path: '/congratulations' },
    { name: 'certificate', path: `/certificates/${certificate}` },
    { name: 'assistant', path: '/faq', prepare: press('Ask') },
    ...failures.map((state) => ({ ...state, isError: true })),
  ];
};
