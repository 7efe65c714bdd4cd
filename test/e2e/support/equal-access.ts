import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** IBM Equal Access without its wrapper, which would download a browser and rule archives. */
const engine = `${readFileSync('test/support/accessibility/node_modules/accessibility-checker-engine/ace.js', 'utf8')};globalThis.equalAccess = ace;`;

interface Result {
  rule: string;
  message: string;
  snippet: string;
  /** XPath of the element. */
  element: string;
}

declare global {
  interface Window {
    /** The parts of the engine used here. */
    equalAccess: {
      Checker: new () => { check(page: Document, guidelines: string[]): Promise<{ results: EngineResult[] }> };
    };
  }
}

interface EngineResult {
  ruleId: string;
  message: string;
  snippet: string;
  /** Kind of the rule and outcome. */
  value: [string, string];
  path: { dom: string };
}

interface Exception {
  rule: string;
  /** Only elements whose XPath matches. */
  element: RegExp;
  /** Only on pages whose path matches. */
  page?: RegExp;
  reason: string;
}

/** Definite results that are wrong, each with the reason. Nothing else is excluded. */
const exceptions: readonly Exception[] = [
  {
    rule: 'text_contrast_sufficient',
    element: /^\/html\[1\]\/body\[1\]\/div\[1\]\/header\[1\]\//,
    page: /^\/(no\/such\/page)?$/,
    reason:
      "At the top of home the fixed header lies over the dark hero; the engine compares it with the page's ground.",
  },
  {
    rule: 'element_tabbable_role_valid',
    element: /\/pre\[\d+\]$/,
    reason: 'A block of code that scrolls sideways has to be reachable by keyboard (WCAG 2.1.1).',
  },
];

/**
 * Runs in the page. Selects definite violations of the guideline. POTENTIAL and MANUAL are questions for a person
 * ("confirm that the focus indicator is visible"), reported for nearly every link; RECOMMENDATION is not required.
 */
const check = async (): Promise<Result[]> => {
  const { results } = await new window.equalAccess.Checker().check(document, ['IBM_Accessibility']);
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet, path }) => ({
      rule: ruleId,
      message,
      snippet: snippet.slice(0, 160),
      element: path.dom,
    }));
};

/** Runs in the page. Opens every disclosure: the engine counts the controls in a closed one but not their labels. */
const unfold = (): void => {
  for (const disclosure of document.querySelectorAll('details')) {
    disclosure.removeAttribute('name');
    disclosure.open = true;
  }
};

/**
 * Returns every definite finding of IBM Equal Access on the current page, one line for each element. Opens all
 * disclosures.
 */
export const equalAccessFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(unfold);
  if (!(await page.evaluate(() => 'equalAccess' in window))) await page.evaluate(engine);
  const { pathname } = new URL(page.url());
  return (await page.evaluate(check))
    .filter(
      ({ rule, element }) =>
        !exceptions.some(
          (each) => each.rule === rule && each.element.test(element) && (each.page?.test(pathname) ?? true),
        ),
    )
    .map(({ rule, message, snippet, element }) => `${rule}: ${message}\n  ${snippet}\n  ${element}`);
};
