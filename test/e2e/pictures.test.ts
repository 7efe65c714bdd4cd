import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { png, svg } from '../content/support/pictures.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { documentWidth, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

/** A map with a key, too large for a phone. */
const map = svg(
  `<style>.land{fill:#e8efe0;stroke:#10172a}</style><rect class="land" x="10" y="10" width="280" height="180"/>
   <circle cx="90" cy="90" r="14" fill="#ffbf3c"/><text x="112" y="95" font-size="12">Hive by the orchard</text>`,
);
const text = `## Where hives stand

Bees fly three kilometers for food, and foragers remember the way.

![Two hives at the edge of an orchard, their entrances to the southeast](hives.png "Two hives that get the first sun of the day")

A map helps to find a place where no neighbor is in the flight path.

![A map of a garden: one hive in the west, by the orchard](map.svg)

More about neighbors follows.
`;

const openPage = withBrowser();
let operator: OperatorCloud;
beforeAll(async () => {
  installPackages(optionalPackages.pictures);
  operator = await startOperatorCloud();
  await operator.publish(
    checked(
      smallCourse(({ course, files, quizzes }) => {
        Object.assign(course, { price: 0 });
        files.set('lectures/read.md', Buffer.from(text));
        files.set('lectures/hives.png', png(1600, 900));
        files.set('lectures/map.svg', map);
        // Attempts shuffle questions.
        for (const question of quizzes[0]?.questions ?? [])
          question.prompt += '\n\n![A map of a garden with one hive](map.svg)';
      }),
    ),
  );
}, 300_000);
afterAll(() => operator.stop());

const courseId = 'small-course';

/** Opens a lecture as a learner of the course. */
const openLecture = async (lecture: string, width: number): Promise<Page> => {
  const { page } = await openPage({ viewport: { width, height: 844 } });
  const { email } = await logInAsNewLearner(page);
  await (await newLearner(email)).call('enroll', { params: { courseId } });
  await page.goto(`/courses/${courseId}/content/0/${lecture}`);
  return page;
};

/** Runs in the page. Whether every picture has loaded. */
const arePicturesLoaded = (): boolean => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('figure img')];
  for (const picture of pictures) picture.loading = 'eager';
  return pictures.length > 0 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
};

test.each([320, 1440])('at %i px, pictures keep their space, load, and are enlarged by keyboard', async (width) => {
  const page = await openLecture('read', width);
  const hives = page.getByRole('img', { name: 'Two hives at the edge of an orchard' });
  await hives.first().waitFor();
  const before = await page.locator('figure').first().boundingBox();
  await waitInPage(page, arePicturesLoaded);
  expect(await page.locator('figure').first().boundingBox()).toEqual(before);
  expect(await hives.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/read-[\da-f]{12}-\d+\.avif\?/);
  await page.getByText('Two hives that get the first sun of the day').waitFor();
  expect(await documentWidth(page)).toBeLessThanOrEqual(width);

  await page.getByRole('button', { name: 'Enlarge picture' }).last().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  const large = await dialog.getByRole('img', { name: 'A map of a garden' }).boundingBox();
  expect(large?.width).toBeGreaterThanOrEqual(900);
  expect([...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))]).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitInPage(page, () => document.activeElement?.getAttribute('aria-label') === 'Enlarge picture');
  expect([...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))]).toEqual([]);
});

test('a question shows its picture', async () => {
  const page = await openLecture('quiz', 390);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('img', { name: 'A map of a garden with one hive' }).waitFor();
  await waitInPage(page, arePicturesLoaded);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a picture that cannot be loaded says what it shows, and can be loaded again', async () => {
  const { page, allowErrors } = await openPage({ viewport: { width: 390, height: 844 } });
  allowErrors(/Failed to load resource/);
  const { email } = await logInAsNewLearner(page);
  await (await newLearner(email)).call('enroll', { params: { courseId } });
  await page.route('**/media/**', (route) => route.fulfill({ status: 403 }));
  await page.goto(`/courses/${courseId}/content/0/read`);
  await page.getByText('The picture could not be loaded. It shows: Two hives at the edge').waitFor();
  await page.unroute('**/media/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('img', { name: 'Two hives at the edge of an orchard' }).waitFor();
  await waitInPage(page, arePicturesLoaded);
});
