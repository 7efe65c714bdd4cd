import { expect, test } from '@jest/globals';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { liveDemo } from './support/live-demo.ts';
import { waitInPage } from './support/page-state.ts';

const openPage = withBrowser();

declare global {
  interface Window {
    /** Set by a test: language and text of what the device was asked to say. */
    spoken?: string[];
  }
}

/** Opens a product page and waits for its demo; `prepare` runs in the page before its own scripts. */
const openDemo = async (slug: string, prepare?: () => void) => {
  const { page } = await openPage();
  if (prepare) await page.addInitScript(prepare);
  await page.goto(`/products/${slug}`);
  return { page, demo: await liveDemo(page) };
};

test('a visitor fills the SWOT board by suggestions and typing, and undoes a note', async () => {
  const { page, demo } = await openDemo('plan');
  const strengths = demo.getByRole('region', { name: 'Strengths' });
  await demo.getByRole('button', { name: 'Mechanics known by name' }).click();
  await strengths.getByText('Mechanics known by name').waitFor();
  const own = demo.getByLabel('Your own answer');
  await own.fill('We pick the bike up');
  await own.press('Enter');
  await strengths.getByText('We pick the bike up').waitFor();
  expect(await own.inputValue()).toBe('');

  await demo.getByRole('button', { name: 'Next question' }).press('Enter');
  await demo.getByRole('button', { name: 'No online booking' }).press('Enter');
  await demo.getByRole('region', { name: 'Weaknesses' }).getByText('No online booking').waitFor();
  await demo.getByRole('button', { name: 'Remove: We pick the bike up' }).press('Enter');
  expect(await strengths.getByText('We pick the bike up').count()).toBe(0);
  await demo.getByText('6 notes').waitFor();
  expect(await accessibilityFindings(page, '#try')).toEqual([]);
});

test('the finished board is saved as one landscape page, without the site around it', async () => {
  // The print dialog cannot be opened here; the page itself prepares what it would print.
  const { page, demo } = await openDemo('plan', () => {
    window.print = () => undefined;
  });
  await demo.getByLabel('Whose SWOT is it?').fill('Wheels & Sons <b>');
  await demo.getByRole('button', { name: 'Save as PDF' }).press('Enter');
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Wheels & Sons <b>: SWOT').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));

  // Once it is printed, the page prints as any other.
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Wheels & Sons <b>: SWOT').isVisible()).toBe(false);
});

test('arrow keys change the caption language, and captions follow the clip', async () => {
  const { demo } = await openDemo('dublabs');
  const caption = demo.locator('[data-caption]');
  await demo.getByRole('radio', { name: 'Español' }).press('ArrowRight');
  await demo.getByText('Un bon café commence par l’eau.').waitFor();
  expect(await caption.getAttribute('lang')).toBe('fr');
  await demo.getByRole('button', { name: 'Next line' }).click();
  await demo.getByText('Laissez-la bouillir, puis attendez une demi-minute.').waitFor();
  await demo.getByRole('button', { name: 'Play' }).click();
  const mouth = demo.locator('[data-mouth]');
  // The lips of the dubbed speaker form the vowels of "Laissez-la bouillir", and the word they form is highlighted.
  for (const shape of ['wide', 'open', 'round']) {
    await demo.locator(`[data-mouth="${shape}"]`).last().waitFor();
  }
  await caption.locator('[data-spoken]').filter({ hasText: 'attendez' }).waitFor();
  await demo.getByText('Versez lentement').waitFor();
  await demo.getByRole('button', { name: 'Pause' }).click();
  await demo.getByText('0:06 of 0:12').waitFor();
  expect(await demo.getByRole('progressbar', { name: 'Played' }).getAttribute('value')).toBe('50');
  // A paused clip shows a moment at which the lips differ.
  const [filmed, dubbed] = await mouth.evaluateAll((mouths) => mouths.map((one) => one.getAttribute('data-mouth')));
  expect(dubbed).not.toBe(filmed);
});

test('a device with voices reads each line aloud in the chosen language, then the next', async () => {
  // The browser of the tests has no voices.
  const { page, demo } = await openDemo('dublabs', () => {
    const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;
    window.spoken = [];
    let current: SpeechSynthesisUtterance | undefined;
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true });
    Object.assign(speechSynthesis, {
      getVoices: () => [voice('es-ES', true), voice('fr-FR', true), voice('el-GR', false)],
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        window.spoken?.push(`${utterance.lang}: ${utterance.text}`);
      },
      cancel: () => {
        current = undefined;
      },
    });
    addEventListener('test-line-ends', () => current?.dispatchEvent(new Event('end')));
  });
  await demo.getByRole('button', { name: 'Play' }).click();
  await page.evaluate(() => void dispatchEvent(new Event('test-line-ends')));
  await demo.getByText('Deja que hierva').waitFor();
  await demo.getByRole('radio', { name: 'Français' }).check({ force: true });
  await demo.getByText('Laissez-la bouillir').waitFor();
  // A voice of an online service would be sent the text, so it is not used.
  await demo.getByRole('radio', { name: 'Ελληνικά' }).check({ force: true });
  await demo.getByText('Your device has no Greek voice').waitFor();
  expect(await page.evaluate(() => window.spoken)).toEqual([
    'es-ES: Un buen café empieza por el agua.',
    'es-ES: Deja que hierva y espera medio minuto.',
    'fr-FR: Laissez-la bouillir, puis attendez une demi-minute.',
  ]);
  await demo.getByRole('button', { name: 'Pause' }).click();
});

test('an email is rewritten in the chosen tone and length', async () => {
  const { demo } = await openDemo('draftemail');
  const draft = demo.locator('[data-draft]');
  await demo.getByRole('radio', { name: 'Formal' }).check({ force: true });
  await draft.getByText('Dear Ms. Duarte,').waitFor();
  // What stayed is marked: the facts of the note, and not the words around them.
  expect((await draft.locator('mark').allTextContents()).join(' ')).not.toContain('We regret');
  expect(await draft.locator('mark').filter({ hasText: 'Thursday at 9 am' }).count()).toBe(1);
  const full = (await draft.textContent())?.length ?? 0;
  await demo.getByRole('radio', { name: 'Short' }).check({ force: true });
  await draft.getByText('Owing to a late component').waitFor();
  expect((await draft.textContent())?.length).toBeLessThan(full);
});

test('an interview answer is checked, and the next question starts empty', async () => {
  const { page, demo } = await openDemo('joblyn');
  await demo.getByRole('heading', { name: '3 of 5 points' }).waitFor();
  const answer = demo.getByLabel('Your answer');
  const heard = demo.locator('[data-marked]');
  expect(await heard.locator('mark').allTextContents()).toContain('basically');
  await answer.fill('We moved <b>300</b> customers, honestly.');
  expect(await heard.textContent()).toBe('We moved <b>300</b> customers, honestly.');
  expect(await heard.locator('mark').allTextContents()).toEqual(['We', '300', 'honestly']);
  await answer.fill(
    'In March I saw that our import would be two weeks late. I told the client the same afternoon, moved the ten largest accounts first, and asked a colleague for half a day. In the end nobody had to wait for an invoice, and I learned to test the data before I promise a date.',
  );
  await demo.getByRole('heading', { name: '5 of 5 points' }).waitFor();
  await demo.getByRole('button', { name: 'Next question' }).click();
  await demo.getByRole('heading', { name: 'What we check' }).waitFor();
  expect(await answer.inputValue()).toBe('');
  expect(await accessibilityFindings(page, '#try')).toEqual([]);
});

test('a conversation plays to its end by keyboard, and a second run is compared', async () => {
  const { page, demo } = await openDemo('pmcoach');
  const say = (words: string) => demo.getByRole('button', { name: words }).press('Enter');
  await say('We go live on the first without payments');
  await demo.getByText('Without payments, who would even use it?').waitFor();
  // The button is gone; the focus moves to the answer.
  await waitInPage(page, () => document.activeElement?.textContent.includes('who would even use it?') === true);
  await say('In the test group, seven of ten');
  await say('Then we agree: the first without payments');
  await demo.getByRole('heading', { name: 'She is on your side.' }).waitFor();
  expect(await demo.getByRole('meter').getAttribute('aria-valuenow')).toBe('8');
  expect(await accessibilityFindings(page, '#try')).toEqual([]);
  await demo.getByRole('button', { name: 'Run it again' }).click();
  await demo.getByRole('heading', { name: 'What do you say?' }).waitFor();
  await say('We could work weekends');
  await say('Trust me');
  await say('Great, thanks');
  await demo.getByText('7 points less trust than the first time.').waitFor();
  await demo
    .getByRole('img', { name: 'Trust by turn. First run: 3, 4, 5, 7, 8. Second run: 3, 4, 3, 2, 1.' })
    .waitFor();
  expect(await accessibilityFindings(page, '#try')).toEqual([]);
});
