import type { Page } from 'playwright-core';

/** Milliseconds Python may take to load on a machine that runs many tests at once. */
export const pythonTimeoutMs = 90_000;

/** Waits until Python answers. */
export const waitForPython = (page: Page): Promise<void> =>
  page.getByText(/^Python [\d.]+ is ready$/).waitFor({ timeout: pythonTimeoutMs });

/** A cell by its number, from 1. */
export const cell = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Cell ${number} of `) });

/** Puts a program into the place of what a code cell holds. */
export const replaceCode = async (page: Page, number: number, code: string): Promise<void> => {
  await cell(page, number).getByRole('textbox').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
};

/** Runs the cell in which the cursor is, and stays in it. */
export const runCell = (page: Page): Promise<void> => page.keyboard.press('Control+Enter');

/** Waits until a cell shows a text below its code. */
export const waitForOutput = (page: Page, number: number, text: string | RegExp): Promise<void> =>
  page
    .getByRole('region', { name: `Output of cell ${number}` })
    .getByText(text)
    .first()
    .waitFor({ timeout: pythonTimeoutMs });
