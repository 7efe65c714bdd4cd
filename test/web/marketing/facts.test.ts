import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '#test/support/source-files.ts';
import { contactFacts, legalFacts } from '#web/src/marketing/facts/contact.ts';
import { corporateFigures, corporatePrograms } from '#web/src/marketing/facts/corporate-training.ts';
import { developmentSteps, solutionPhases } from '#web/src/marketing/facts/custom-development.ts';
import { dubLabsLanguages } from '#web/src/marketing/facts/dublabs-languages.ts';
import { deployments, enterpriseFigures } from '#web/src/marketing/facts/enterprise.ts';
import { figures } from '#web/src/marketing/facts/figures.ts';
import { joblynIndustries } from '#web/src/marketing/facts/joblyn-industries.ts';
import { planFrameworks, planQuestions } from '#web/src/marketing/facts/plan-frameworks.ts';
import * as prices from '#web/src/marketing/facts/prices.ts';
import { solutionTabs } from '#web/src/marketing/facts/solutions.ts';
import { teamPrograms, trainers, trainingFormats } from '#web/src/marketing/facts/team-training.ts';
import { testimonialRating, testimonials } from '#web/src/marketing/facts/testimonial.ts';
import * as toolFigures from '#web/src/marketing/facts/tool-figures.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';

const pick = <T extends object, K extends keyof T>(rows: readonly T[], ...keys: K[]) =>
  rows.map((row) => keys.map((key) => row[key]));

test('the marketing figures are those of the product reference', () => {
  expect(figures).toEqual({
    professionalsTrained: '20K+',
    tools: '5',
    averageTimeSaved: '75%',
    countries: '20+',
    satisfaction: '4.83/5',
    typicalRoi: '300%+',
    roiWithin: '12 months',
    implementation: '4-12 weeks',
    enterpriseClients: '500+',
  });
  expect(String(tools.length)).toBe(figures.tools);
});

test('Plan has three frameworks with their questions and minutes', () => {
  expect(pick(planFrameworks, 'name', 'questions', 'minutes')).toEqual([
    ['Business Model Canvas', 27, 10],
    ['SWOT', 26, 15],
    ["Porter's Five Forces", 30, 20],
  ]);
  expect(planQuestions).toBe(83);
});

test('the tools have the figures, prices and badges of the product reference', () => {
  expect(toolFigures.dubLabsFigures).toEqual({ languages: '20+', videosAMonth: 50, turnaround: '1 hour' });
  expect(new Set(dubLabsLanguages).size).toBe(24);
  expect(toolFigures.draftEmailFigures).toEqual({ templates: '200+' });
  expect(toolFigures.joblynFigures).toEqual({ questions: '700+', industries: '20+' });
  expect(new Set(joblynIndustries).size).toBe(15);
  expect(toolFigures.pmCoachFigures).toEqual({ scenarios: '50+' });
  expect(prices).toMatchObject({
    trialDays: 14,
    draftEmailPrice: 97,
    pmCoachPrice: 47,
    pmCoachToolsPagePrice: 97,
    dubLabsDescriptionPrice: 149,
  });
  expect(pick(tools, 'slug', 'status', 'price', 'inMenu')).toEqual([
    ['plan', 'Live', '14-day free trial', true],
    ['dublabs', 'Live', 'Custom pricing', true],
    ['draftemail', 'Live', '$97/month', true],
    ['joblyn', 'Alpha', '14-day free trial', true],
    ['pmcoach', 'Live', '$47/month', false],
  ]);
});

test('enterprise deployments match the product reference in price and promise', () => {
  expect(pick(deployments, 'title', 'priceFrom')).toEqual([
    ['Multi-tenant cloud', 2000],
    ['Private cloud', 5000],
    ['On-premise', null],
  ]);
  expect(deployments.map(({ priceFrom }) => prices.monthlyFrom(priceFrom))).toEqual([
    'from $2,000/month',
    'from $5,000/month',
    'Custom pricing',
  ]);
  expect(enterpriseFigures).toEqual({ uptime: '99.9%', users: '500+' });
});

test('custom development keeps both stated durations', () => {
  expect(developmentSteps.map(({ takes }) => takes)).toEqual(['2-3 weeks', '1-2 weeks', '8-16 weeks', 'ongoing']);
  expect(solutionPhases.map(({ takes }) => takes)).toEqual(['1-2 days', '1 week', '2-3 weeks', '4-8 weeks']);
});

test('trainings have the lengths, prices and results of the product reference', () => {
  expect(pick(teamPrograms, 'title', 'duration')).toEqual([
    ['AI Leadership Program', '2 days'],
    ['Business AI Applications', '3 days'],
    ['AI Developer Bootcamp', '5 days'],
  ]);
  expect(trainingFormats.map(({ format, priceFrom }) => [format, prices.onceFrom(priceFrom)])).toEqual([
    ['On-site', 'from $15,000'],
    ['Virtual', 'from $8,000'],
    ['Hybrid', 'from $12,000'],
  ]);
  expect(trainers.map(({ program }) => program)).toEqual(teamPrograms.map(({ title }) => title));
  expect(corporatePrograms.map(({ title }) => title)).toEqual([
    'Executive AI Leadership',
    'Technical AI Implementation',
  ]);
  expect(corporateFigures).toEqual({ satisfaction: '4.83/5', virtualInOneDay: 750, implementationSuccess: '92%' });
});

test('the facts match the product reference on other pages', () => {
  expect(contactFacts).toEqual({ hours: 'Mon-Fri 9am-6pm', responseHours: 24 });
  expect(legalFacts).toEqual({ lastUpdated: 'October 10, 2024', governingLaw: 'New Jersey', childrenAge: 13 });
  expect(testimonialRating).toBe(5);
  expect(testimonials).toEqual([]);
  expect(pick(solutionTabs, 'title', 'slug')).toEqual([
    ['Real-Time Translation', 'gen-ai-solutions'],
    ['Industrial AI Assistant', 'ai-agents-solutions'],
    ['Video Translation Suite', 'custom-ai-solutions'],
  ]);
});

test('no page states a figure of its own: each is defined once, in the facts', () => {
  const figure =
    /\$\d{2}|\$\d,\d|\b20K\+|\b(?:20|50|200|500|700)\+|\b(?:75|92|99\.9|300)%|4\.83|\b750 people|\b\d+-\d+ (?:days|weeks)|\b\d+-day (?:free )?trial/g;
  const folders = ['web/src/marketing', 'web/src/pages', 'web/src/layout', 'web/src/app'];
  const offenders = sourceFiles(folders, /\.tsx?$/)
    .filter((file) => !file.startsWith('web/src/marketing/facts/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(figure)].map(([found]) => `${file} states ${found.trim()}`),
    );
  expect(offenders).toEqual([]);
});
