import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { brand } from '#contract/brand.ts';
import { platformStacks } from '#lib/platform.ts';
import { stages } from '#lib/stages.ts';
import { builtSite, bundlesOf, flags, synthesized } from './templates.ts';

const { app } = synthesized(stages.prod);

interface Rule {
  Name: string;
  Priority: number;
  Action?: unknown;
  OverrideAction?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a statement is one of many shapes
  Statement: any;
}

const [acl] = app.ofType('AWS::WAFv2::WebACL');
const rules: Rule[] = acl?.Properties.Rules;
const ruleNamed = (name: string) => rules.find(({ Name }) => Name === name);
const distributionOf = (stack: typeof app) =>
  stack.ofType('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

test('production puts its own web ACL before the distribution', () => {
  const [id] = Object.entries(app.resources).find(([, { Type }]) => Type === 'AWS::WAFv2::WebACL') ?? [];
  expect(acl?.Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  expect(distributionOf(app).WebACLId).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
});

test('a stage may name an existing web ACL instead, but not both', () => {
  const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/theirs/1';
  const named = synthesized({ ...stages.dev, webAclArn }, bundlesOf([])).app;
  expect(distributionOf(named).WebACLId).toBe(webAclArn);
  expect(named.ofType('AWS::WAFv2::WebACL')).toEqual([]);
  expect(() => synthesized({ ...stages.prod, webAclArn }, bundlesOf([]))).toThrow('either firewall or webAclArn');
});

test('a stage without either has no web ACL', () => {
  const { app: dev, stacks } = synthesized(stages.dev, bundlesOf([]));
  expect(distributionOf(dev)).not.toHaveProperty('WebACLId');
  expect(Object.keys(stacks)).not.toContain(`${brand.slug}-dev-firewall`);
});

test('rates are limited before the managed rules are asked', () => {
  expect(rules.map(({ Name, Priority }) => `${Priority} ${Name}`)).toEqual([
    '0 requests',
    '1 forms',
    '2 chat',
    '3 AWSManagedRulesCommonRuleSet',
    '4 AWSManagedRulesKnownBadInputsRuleSet',
    '5 AWSManagedRulesAmazonIpReputationList',
  ]);
});

test('no sample of a request, and so no token, is stored', () => {
  const visibility = [acl?.Properties, ...rules].map(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled);
  expect(new Set(visibility)).toEqual(new Set([false]));
});

const limited = (name: string, method: string, path: string): boolean => {
  const [methods, paths] = (ruleNamed(name) as Rule).Statement.RateBasedStatement.ScopeDownStatement.AndStatement
    .Statements;
  const matches = ({ RegexMatchStatement: { RegexString } }: never, text: string) => new RegExp(RegexString).test(text);
  return matches(methods as never, method) && matches(paths as never, path);
};

test.each([
  ['forms', 'POST', '/api/inquiries', true],
  ['forms', 'POST', '/api/drip-courses/subscribe', true],
  ['forms', 'POST', '/api/api/inquiries', true],
  ['forms', 'GET', '/api/inquiries', false],
  ['forms', 'POST', '/api/inquiries/x', false],
  ['forms', 'POST', '/api/analytics', false],
  ['chat', 'POST', '/api/chat', true],
  ['chat', 'POST', '/api/inquiries', false],
])('the rate of %s counts %s %s: %s', (name, method, path, isCounted) => {
  expect(limited(name, method, path)).toBe(isCounted);
});

test('an IP address over the rate gets 429', () => {
  for (const name of ['requests', 'forms', 'chat']) {
    expect(ruleNamed(name)?.Action).toEqual({ Block: { CustomResponse: { ResponseCode: 429 } } });
    expect(ruleNamed(name)?.Statement.RateBasedStatement).toMatchObject({ EvaluationWindowSec: 300 });
  }
});

test('rules that would refuse notebooks, pictures, notes or video URLs only count', () => {
  const overrides = ruleNamed('AWSManagedRulesCommonRuleSet')?.Statement.ManagedRuleGroupStatement.RuleActionOverrides;
  expect(overrides.map(({ Name, ActionToUse }: { Name: string; ActionToUse: object }) => [Name, ActionToUse])).toEqual(
    [
      'SizeRestrictions_BODY',
      'SizeRestrictions_QUERYSTRING',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ].map((name) => [name, { Count: {} }]),
  );
});

test.each(['eu-central-1', 'us-east-1'])('a stage in %s finds its web ACL in us-east-1', (region) => {
  const assembly = new App({ analyticsReporting: false, treeMetadata: false, context: flags });
  const stacks = platformStacks(
    assembly,
    stages.prod,
    { lambdas: bundlesOf([]), web: builtSite() },
    { account: '123456789012', region },
  );
  const cloud = assembly.synth();
  const regions = Object.fromEntries(cloud.stacks.map(({ stackName, environment }) => [stackName, environment.region]));
  expect(regions).toMatchObject({
    [`${brand.slug}-prod-firewall`]: 'us-east-1',
    [stacks.edge.stackName]: region,
  });
  const template = JSON.parse(readFileSync(join(cloud.directory, stacks.edge.templateFile), 'utf8'));
  const reader = Object.values(template.Resources as Record<string, { Type: string }>).filter(
    ({ Type }) => Type === 'Custom::CrossRegionExportReader',
  );
  expect(reader).toHaveLength(region === 'us-east-1' ? 0 : 1);
});
