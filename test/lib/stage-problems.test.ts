import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stageEnvironment, stageProblems } from '#lib/stage-problems.ts';
import { getStage, type Stage, stages } from '#lib/stages.ts';

const ready: Stage = {
  ...stages.prod,
  account: '111111111111',
  region: 'eu-central-1',
  alarmEmail: 'alarms@school.org',
  email: { ...stages.prod.email, sender: 'School <hello@school.org>', identity: 'school.org' },
};

const school = { supportEmail: 'support@school.org', postalAddress: 'School, 1 Main Street, Springfield, IL 62701' };

test('production as configured here names every setting that is still a placeholder', () => {
  expect(stageProblems(stages.prod)).toEqual([
    `Stage prod: alarmEmail in lib/stages.ts is the placeholder "alarms@${brand.domain}".`,
    `Stage prod: email.sender in lib/stages.ts is the placeholder "${stages.prod.email.sender}".`,
    `Stage prod: email.identity in lib/stages.ts is the placeholder "${brand.domain}".`,
    `Stage prod: supportEmail in contract/brand.ts is the placeholder "${brand.supportEmail}".`,
    `Stage prod: postalAddress in contract/brand.ts is the placeholder "${brand.postalAddress}".`,
  ]);
});

test('no stage that sends emails from its own identity may name the sample address', () => {
  const dev = { ...stages.dev, email: { ...stages.dev.email, identity: 'school.org' } };
  const { supportEmail } = school;
  expect(stageProblems(dev, {}, { supportEmail, postalAddress: brand.postalAddress })).toEqual([
    `Stage dev: postalAddress in contract/brand.ts is the placeholder "${brand.postalAddress}".`,
  ]);
  expect(stageProblems(dev, {}, { supportEmail, postalAddress: '' })).toEqual([
    'Stage dev: postalAddress in contract/brand.ts is not set.',
  ]);
  expect(stageProblems(dev, {}, school)).toEqual([]);
});

test('production without an SES identity is refused', () => {
  const { identity: _, ...email } = ready.email;
  expect(stageProblems({ ...ready, email }, {}, school)).toEqual([
    'Stage prod: email.identity in lib/stages.ts is not set.',
  ]);
});

test.each(['dev', 'dev-ann', 'staging', 'staging-x'])('%s can be deployed as configured', (name) => {
  expect(stageProblems(getStage(name), { account: '111111111111', region: 'us-east-1' })).toEqual([]);
});

test('a stage with its own settings can be deployed where it belongs', () => {
  expect(stageProblems(ready, { account: '111111111111', region: 'eu-central-1' }, school)).toEqual([]);
});

test.each([
  [{ account: '222222222222', region: 'eu-central-1' }, '222222222222 in eu-central-1'],
  [{ account: '111111111111', region: 'us-east-1' }, '111111111111 in us-east-1'],
])('a stage is not deployed to another account or region: %j', (target, named) => {
  expect(stageProblems(ready, target, school)).toEqual([
    `Stage prod belongs to 111111111111 in eu-central-1, but these credentials are for ${named}.`,
  ]);
});

test('a stage bound only to an account can be deployed to any of its regions', () => {
  const { region: _, ...bound } = ready;
  expect(stageProblems(bound, { account: '111111111111', region: 'us-east-1' }, school)).toEqual([]);
  expect(stageProblems(bound, { account: '222222222222', region: 'us-east-1' }, school)).toEqual([
    'Stage prod belongs to 111111111111 in any region, but these credentials are for 222222222222 in us-east-1.',
  ]);
});

test('a certificate outside us-east-1 is named before CloudFront refuses it', () => {
  const certificateArn = 'arn:aws:acm:eu-central-1:111111111111:certificate/1';
  expect(stageProblems({ ...ready, domain: { name: 'learn.school.org', certificateArn } }, {}, school)).toEqual([
    `Stage prod: domain.certificateArn must be in us-east-1 for CloudFront, not ${certificateArn}.`,
  ]);
});

test('a mistyped account or region is named', () => {
  expect(stageProblems({ ...ready, account: '1111', region: 'frankfurt' }, {}, school)).toEqual([
    'Stage prod: account "1111" is not 12 digits.',
    'Stage prod: "frankfurt" is not a region.',
  ]);
});

test('stacks go where the stage is bound to, else where the credentials point', () => {
  expect(stageEnvironment(ready, {})).toEqual({ account: '111111111111', region: 'eu-central-1' });
  const credentials = { account: '222222222222', region: 'us-east-1' };
  expect(stageEnvironment(stages.dev, credentials)).toEqual(credentials);
  expect(stageEnvironment(stages.dev, {})).toBeUndefined();
});
