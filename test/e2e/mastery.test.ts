import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { course } from '#content/courses/evaluating-llm-outputs/course.ts';
import { quizzes } from '#content/courses/evaluating-llm-outputs/quizzes.ts';
import { course as notebookCourse } from '#content/courses/prompting-that-works/course.ts';
import { notebooks } from '#content/courses/prompting-that-works/notebooks.ts';
import { quizzes as notebookQuizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { brand } from '#contract/brand.ts';
import { answeredNotebook } from '../support/answered-notebook.ts';
import { answersTo, completeLectures, enroll } from '../support/learners.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { waitInPage } from './support/page-state.ts';
import { openQuizPage } from './support/quiz-page.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

withOwnPlatform();
const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const courseId = course.id;
const params = { courseId };
const check = quizzes.find(({ id }) => id === 'mastery');
if (!check) throw new Error('The course has no mastery check.');
const heading = (level: number, name: string | RegExp) => page.getByRole('heading', { level, name });

/** Logs in a learner who has just completed the course. */
const openAsGraduate = async () => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  await learner.call('enroll', { params });
  await completeLectures(learner, await learner.call('getCourseContent', { params }), { courseId, quizzes });
  await learner.call('completeCourse', { params });
  return email;
};

test('a graduate shows Mastery a week after the course and gets its certificate', async () => {
  const email = await openAsGraduate();
  await (await newLearner(email)).call('generateCertificate', { params });
  await page.goto('/dashboard');
  const section = page.getByRole('region', { name: 'Mastery' });
  await section.getByText(/^The mastery check opens in \d+ days, on /).waitFor();
  for (const { name } of course.skills) await section.getByText(name, { exact: false }).first().waitFor();
  expect(await section.getByText(/\w{3}, \w{3} \d+/).count()).toBe(1);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await advanceClock('8d');
  await page.reload();
  await section.getByRole('link', { name: `Mastery check of ${course.title}` }).click();
  await page.getByRole('button', { name: 'Start mastery check' }).click();
  const ids = (await (await newLearner(email)).call('getMasteryCheck', { params })).questions.map(({ id }) => id);
  const { shownQuestion, answerCorrectly } = openQuizPage(page, check);
  for (const [index, id] of ids.entries()) {
    await heading(2, `Question ${index + 1} of ${ids.length}`).waitFor();
    const question = await shownQuestion();
    expect(question.id).toBe(id);
    await answerCorrectly(question);
    // A reload keeps the answers.
    if (index === 1) await page.reload();
    await page.getByRole('button', { name: index === ids.length - 1 ? 'Review answers' : 'Next question' }).click();
  }
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await heading(2, 'Your check').waitFor();
  expect(await page.getByText(/2 of 2 correct, demonstrated$/).count()).toBe(course.skills.length);
  await page.getByRole('article', { name: 'Certificate of Robin Vale' }).waitFor();
  await page.getByText('Certificate of mastery').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'View public page' }).click();
  await heading(2, 'Verified').waitFor();
  await page.getByText(`For Mastery of ${course.title}, issued by ${brand.name}.`).waitFor();
  await page.getByRole('term').filter({ hasText: 'Achievement' }).waitFor();
  await heading(3, `Skill: ${course.skills[0]?.name}`).waitFor();
  await page.goto('/dashboard');
  await heading(2, `You mastered ${course.title}`).waitFor();
}, 180_000);

test('the dashboard names the notebook Mastery waits for, then the missing certificate', async () => {
  const params = { courseId: notebookCourse.id };
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const graduate = await newLearner(email);
  const authored = { courseId: notebookCourse.id, quizzes: notebookQuizzes };
  await completeLectures(graduate, await enroll(graduate, params), authored);
  await graduate.call('completeCourse', { params });
  await advanceClock('8d');
  const ada = await newLearner(email);
  const { nextCheck: number, questions } = await ada.call('getMasteryCheck', { params });
  const answers = answersTo(questions, 'mastery', notebookQuizzes);
  await ada.call('submitMasteryCheck', { params, body: { check: number, answers } });

  await page.goto('/dashboard');
  const section = page.getByRole('region', { name: 'Mastery' });
  await section.getByText('but the checks of 1 notebook have not passed').waitFor();
  await section.getByText('Not checked yet: open it, solve its exercises').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const [[lectureId = '', exercises] = ['', []]] = Object.entries(notebooks);
  const title = notebookCourse.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId)?.title;
  await section.getByRole('link', { name: title ?? '' }).click();
  await page.getByRole('button', { name: 'Open notebook' }).waitFor();

  const ofNotebook = { params: { ...params, lectureId } };
  const notebook = answeredNotebook(
    exercises,
    exercises.map(({ solution }) => solution),
  );
  await ada.call('saveNotebook', { ...ofNotebook, body: { basedOn: 0, notebook, pin: true } });
  await ada.call('verifyNotebook', { ...ofNotebook, body: { version: 1 } });
  await page.goto('/dashboard');
  await section.getByText('can now get your Mastery certificate').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await section.getByRole('link', { name: `Get the certificate for Mastery of ${notebookCourse.title}` }).click();
  await page.getByRole('article', { name: 'Certificate of Robin Vale' }).waitFor();
  await page.goto('/dashboard');
  await heading(2, `You mastered ${notebookCourse.title}`).waitFor();
  expect(await section.count()).toBe(0);
}, 180_000);

test('the page of skills counts what a graduate has seen, passed and recalled', async () => {
  await openAsGraduate();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your skills' }).click();
  await heading(1, 'Your skills').waitFor();
  await heading(2, course.title).waitFor();
  const skills = page.getByRole('region', { name: course.title });
  for (const { name } of course.skills) await skills.getByRole('heading', { level: 3, name }).waitFor();
  const counts = skills.getByText(/^(\d+) of \1 lessons? completed$/);
  expect(await counts.count()).toBe(course.skills.length);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await waitInPage(page, () => document.documentElement.scrollWidth <= window.innerWidth);
});

test('a learner without courses finds the way to one', async () => {
  await logInAsNewLearner(page);
  await page.goto('/dashboard/skills');
  await page.getByRole('link', { name: 'Choose a course' }).waitFor();
});
