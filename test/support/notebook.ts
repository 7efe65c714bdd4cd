import type { Page } from 'playwright-core';
import { slowMachineFactor } from './slow-machine.ts';

/** Time in which Python must load on a machine that runs many tests at once. */
export const pythonTimeoutMs = 90_000 * slowMachineFactor;

/** Waits until Python is ready. */
export const waitForPython = (page: Page): Promise<void> =>
  page.getByText(/^Python [\d.]+$/).waitFor({ timeout: pythonTimeoutMs });

/** Locates a cell by its number, from 1. */
export const cell = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Cell ${number} of `) });

/** Replaces the program of a code cell. */
export const replaceCode = async (page: Page, number: number, code: string): Promise<void> => {
  await cell(page, number).getByRole('textbox').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
};

/** Runs the cell that contains the cursor, which stays in it. */
export const runCell = (page: Page): Promise<void> => page.keyboard.press('Control+Enter');

/** Waits until a cell shows a text in its output. */
export const waitForOutput = (page: Page, number: number, text: string | RegExp): Promise<void> =>
  page
    .getByRole('region', { name: `Output of cell ${number}` })
    .getByText(text)
    .first()
    .waitFor({ timeout: pythonTimeoutMs });
