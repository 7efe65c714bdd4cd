import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { optionalPackages } from '#bin/optional-packages.ts';

interface Report {
  results: { messages: { ruleId: string; message: string; selector: string | null }[] }[];
}

type Rules = Record<string, 'off'>;

interface Package {
  HtmlValidate: new (config: {
    extends: string[];
    rules: Rules;
  }) => { validateString: (html: string) => Promise<Report> };
}

/** Returns what html-validate's standard rules find in a document, except for the `rules` that are off. */
export const validateHtml = async (html: string, rules: Rules = {}): Promise<string[]> => {
  const load = createRequire(resolve(optionalPackages.accessibility, 'package.json'));
  const { HtmlValidate } = load('html-validate') as Package;
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules });
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
};
