import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Operation } from '#contract/define.ts';
import { allOperations } from '#contract/index.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, type Resource, type SynthesizedStack, synthesized } from './templates.ts';

const { app } = synthesized(stages.dev);

/** The function behind a route. */
const functionBehind = (stack: SynthesizedStack, route: Resource): Resource | undefined => {
  const integration = stack.resources[route.Properties.Target['Fn::Join'][1][1].Ref];
  return stack.resources[integration?.Properties.IntegrationUri['Fn::GetAtt'][0]];
};

const routes = app.ofType('AWS::ApiGatewayV2::Route');
/** HEAD uses the same route as GET. */
const keyOf = ({ method, path }: Operation) => `${method === 'GET' ? 'ANY' : method} /api${path}`;
const routeOf = (key: string) => routes.find(({ Properties }) => Properties.RouteKey === key) as Resource;

/** An HTTP API serves ordinary operations; streaming ones have a function URL. */
const routed = allOperations.filter(({ operation }) => operation.response !== 'text/event-stream');
const streamed = allOperations.filter(({ operation }) => operation.response === 'text/event-stream');

test('every operation with a handler that does not stream is a route below /api', () => {
  const stated = routed.map(({ operation }) => keyOf(operation));
  expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(stated.sort());
});

test('an operation without a handler has neither a route nor a function', () => {
  const small = synthesized(stages.dev, bundlesOf(['getHealth', 'getNote'])).app;
  expect(
    small
      .ofType('AWS::ApiGatewayV2::Route')
      .map(({ Properties }) => Properties.RouteKey)
      .sort(),
  ).toEqual(['ANY /api/courses/{courseId}/notes/{sectionIndex}/{lectureIndex}', 'ANY /api/health']);
  expect(small.ofType('AWS::ApiGatewayV2::Integration')).toHaveLength(2);
});

test.each(routed)('$name requires a token exactly when it is for learners', ({ operation }) => {
  const route = routeOf(keyOf(operation));
  expect(route.Properties.AuthorizationType ?? 'NONE').toBe(operation.access === 'learner' ? 'JWT' : 'NONE');
});

test('tokens are accepted only from our user pool and client', () => {
  const [authorizer] = app.ofType('AWS::ApiGatewayV2::Authorizer');
  const [client] = Object.entries(app.resources).find(([, { Type }]) => Type === 'AWS::Cognito::UserPoolClient') ?? [];
  expect(authorizer?.Properties.JwtConfiguration.Audience).toEqual([{ Ref: client }]);
  expect(JSON.stringify(authorizer?.Properties.JwtConfiguration.Issuer)).toContain('ProviderURL');
});

test.each(routed)('the function of $name is described and configured like the others', ({ operation }) => {
  const { Properties } = functionBehind(app, routeOf(keyOf(operation))) as Resource;
  expect(Properties).toMatchObject({
    Description: operation.summary,
    Architectures: ['arm64'],
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
  });
  // The gateway times out after 30 seconds, so a longer run would be wasted.
  expect(Properties.Timeout).toBeLessThan(29);
});

test('functions run on the version of Node that .nvmrc names', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const ours = app.ofType('AWS::Lambda::Function').filter(({ Properties }) => Properties.Handler === 'index.handler');
  const runtimes = ours.map(({ Properties }) => Properties.Runtime).filter((runtime) => !runtime.startsWith('python'));
  expect(runtimes.length).toBeGreaterThan(allOperations.length);
  expect([...new Set(runtimes)]).toEqual([`nodejs${version}.x`]);
});

test.each(streamed)('$name streams from a function URL that only CloudFront can call', (stated) => {
  const [id, lambda] =
    Object.entries(app.resources).find(
      ([, { Type, Properties }]) =>
        Type === 'AWS::Lambda::Function' && Properties.Description === stated.operation.summary,
    ) ?? [];
  const urls = Object.entries(app.resources).filter(
    ([, { Type, Properties }]) => Type === 'AWS::Lambda::Url' && Properties.TargetFunctionArn['Fn::GetAtt'][0] === id,
  );
  expect(urls).toHaveLength(1);
  const [urlId, url] = urls[0] as [string, Resource];
  expect(url.Properties).toMatchObject({ AuthType: 'NONE', InvokeMode: 'RESPONSE_STREAM' });
  expect(lambda?.Properties.Environment.Variables).toHaveProperty('ORIGIN_KEY');

  const [distribution] = app.ofType('AWS::CloudFront::Distribution') as [Resource];
  const { Origins, CacheBehaviors } = distribution.Properties.DistributionConfig;
  for (const path of [`/api${stated.operation.path}`, `/api/api${stated.operation.path}`]) {
    const at = CacheBehaviors.findIndex(({ PathPattern }: { PathPattern: string }) => PathPattern === path);
    const behavior = CacheBehaviors[at];
    expect(behavior.FunctionAssociations).toHaveLength(1);
    expect(at).toBeLessThan(CacheBehaviors.findIndex((one: { PathPattern: string }) => one.PathPattern === '/api/*'));
    const origin = Origins.find((one: { Id: string }) => one.Id === behavior.TargetOriginId);
    expect(JSON.stringify(origin.DomainName)).toContain(urlId);
    expect(origin.OriginCustomHeaders).toMatchObject([{ HeaderName: 'x-origin-key' }]);
  }
});

test('each function has its own log with a retention', () => {
  for (const route of routes) {
    const { Properties } = functionBehind(app, route) as Resource;
    const logGroup = app.resources[Properties.LoggingConfig.LogGroup.Ref] as Resource;
    expect(logGroup.Properties).toMatchObject({
      LogGroupName: `/aws/lambda/${Properties.FunctionName}`,
      RetentionInDays: 14,
    });
  }
});

test('the gateway throttles and logs by route, without IPs, paths or queries', () => {
  const [stage] = app.ofType('AWS::ApiGatewayV2::Stage');
  expect(stage?.Properties).toMatchObject({
    StageName: '$default',
    DefaultRouteSettings: { ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 2_000 },
  });
  const format = stage?.Properties.AccessLogSettings.Format as string;
  expect(format).toContain('$context.routeKey');
  expect(format).not.toMatch(/\$context\.(path|identity|authorizer\.claims|http)|query/i);
});

test('routes that anybody may call and that cost money have limits of their own', () => {
  const limited = synthesized(stages.prod).app.ofType('AWS::ApiGatewayV2::Stage')[0]?.Properties.RouteSettings;
  const limit = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 200 };
  expect(limited).toEqual({
    'POST /api/analytics': limit,
    'POST /api/csp-reports': limit,
    'POST /api/inquiries': limit,
    'POST /api/zero-result-searches': limit,
    'POST /api/answer-marks': limit,
    'POST /api/drip-courses/subscribe': limit,
  });
});

test("a notebook session requires the token's scope or a sign-in by password", () => {
  const scoped = routes.filter(({ Properties }) => Properties.AuthorizationScopes !== undefined);
  expect(scoped.map(({ Properties }) => [Properties.RouteKey, Properties.AuthorizationScopes])).toEqual([
    ['POST /api/courses/start-server', ['notebooks/start', 'aws.cognito.signin.user.admin']],
  ]);
});
