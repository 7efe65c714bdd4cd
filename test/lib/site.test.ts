import { expect, test } from '@jest/globals';
import { allOperations } from '#contract/index.ts';
import { type Stage, stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

const own: Stage = {
  ...stages.prod,
  domain: {
    name: 'learn.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
    hostedZone: { id: 'Z1', name: 'example.com' },
  },
  hubspot: { portalId: '1', contactFormId: '2', instructorFormId: '3' },
};
const { app } = synthesized(stages.prod);
const named = synthesized(own, bundlesOf([])).app;

const distributionOf = (stack: typeof app) =>
  stack.ofType('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;
const distribution = distributionOf(app);

interface Behavior {
  PathPattern: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: unknown;
  ResponseHeadersPolicyId: { Ref: string };
  AllowedMethods: string[];
  FunctionAssociations?: unknown[];
}
const behaviors: Behavior[] = distribution.CacheBehaviors;
const behavior = (pattern: string) => behaviors.find(({ PathPattern }) => PathPattern === pattern) as Behavior;

/** Allows the script in the head of every document. */
const startScriptSource = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
/** The id of Amazon's managed policy, the same in every account. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** Source lists by directive; references in the policy become `{}`. */
const policyOf = (stack: typeof app, id: string): Record<string, string[]> => {
  const value = stack.resources[id]?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy;
  const text = value.ContentSecurityPolicy;
  const joined: string =
    typeof text === 'string'
      ? text
      : text['Fn::Join'][1].map((part: unknown) => (typeof part === 'string' ? part : '{}')).join('');
  return Object.fromEntries(
    joined.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
};

/** Custom headers, in addition to the security headers that CloudFront has fields for. */
const headersOf = (id: string): Record<string, string> =>
  Object.fromEntries(
    app.resources[id]?.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items.map(
      ({ Header, Value }: { Header: string; Value: string }) => [Header, Value],
    ),
  );

const pagePolicy = (stack: typeof app) =>
  policyOf(stack, distributionOf(stack).DefaultCacheBehavior.ResponseHeadersPolicyId.Ref);

test('a page runs only our scripts and styles and cannot be framed', () => {
  for (const stack of [app, named]) {
    const policy = pagePolicy(stack);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", startScriptSource],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(JSON.stringify({ ...policy, 'frame-src': [] })).not.toMatch(/unsafe|\*|"https?:"/);
  }
});

test('a page tells browsers where to report violations of its policy', () => {
  expect(pagePolicy(app)).toMatchObject({ 'report-to': ['csp'], 'report-uri': ['/api/csp-reports'] });
  const headers = app
    .ofType('AWS::CloudFront::ResponseHeadersPolicy')
    .map(({ Properties }) => JSON.stringify(Properties.ResponseHeadersPolicyConfig))
    .filter((config) => config.includes('report-to'));
  expect(headers).toHaveLength(2);
  for (const config of headers) expect(config).toContain('csp=\\"/api/csp-reports\\"');
});

test('a page connects only to the site and the identity service', () => {
  expect(pagePolicy(app)['connect-src']).toEqual(["'self'", '{}', 'https://{}.auth.{}.amazoncognito.com']);
});

test('a page frames documents, known hosts, the map and the configured form service', () => {
  const embeds = [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://docs.google.com/presentation/d/e/',
    'https://*.hf.space',
  ];
  const always = ["'self'", ...embeds, 'https://www.openstreetmap.org'];
  expect(pagePolicy(app)['frame-src']).toEqual(always);
  expect(pagePolicy(named)['frame-src']).toEqual([...always, 'https://share.hsforms.com']);
});

test('embeds may play, go full screen and float, and use no camera or microphone', () => {
  const permissions = headersOf(distribution.DefaultCacheBehavior.ResponseHeadersPolicyId.Ref)['permissions-policy'];
  const origins = ['www.youtube-nocookie.com', 'player.vimeo.com', 'docs.google.com', '*.hf.space'];
  const allowed = `(self ${origins.map((origin) => `"https://${origin}"`).join(' ')})`;
  for (const feature of ['autoplay', 'fullscreen', 'picture-in-picture'])
    expect(permissions).toContain(`${feature}=${allowed}`);
  for (const feature of ['camera', 'geolocation', 'microphone']) expect(permissions).toContain(`${feature}=()`);
});

test('every response sets HSTS, nosniff and a referrer policy; only PDFs are framed', () => {
  const policies = app.ofType('AWS::CloudFront::ResponseHeadersPolicy');
  expect(policies).not.toHaveLength(0);
  for (const { Properties } of policies) {
    const isDocument = Properties.ResponseHeadersPolicyConfig.Comment === 'Signed PDF files of lectures';
    expect(Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: isDocument ? 'SAMEORIGIN' : 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin' },
    });
  }
});

const viewer = { 'object-src': ["'self'"], 'style-src': ["'unsafe-inline'"], 'frame-ancestors': ["'self'"] };
const sandboxed = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] };

test.each([
  ['/media/*', sandboxed],
  ['/files/*', sandboxed],
  ['/media/*.pdf', { 'default-src': ["'none'"], ...viewer }],
])('a file below %s needs a signature, is never cached here and never runs', (pattern, policy) => {
  const { CachePolicyId, OriginRequestPolicyId, AllowedMethods, ResponseHeadersPolicyId } = behavior(pattern);
  expect(CachePolicyId).toBe(cachingDisabled);
  expect(AllowedMethods).toEqual(['GET', 'HEAD']);
  const { OriginRequestPolicyConfig } = app.resources[(OriginRequestPolicyId as { Ref: string }).Ref]?.Properties ?? {};
  expect(OriginRequestPolicyConfig).toMatchObject({
    QueryStringsConfig: { QueryStringBehavior: 'all' },
    HeadersConfig: { HeaderBehavior: 'none' },
    CookiesConfig: { CookieBehavior: 'none' },
  });
  expect(policyOf(app, ResponseHeadersPolicyId.Ref)).toEqual(policy);
});

test("a no-script form response may use the site's styles and is never cached", () => {
  const forms = allOperations.filter(({ operation }) => operation.form);
  expect(forms.map(({ name }) => name)).toEqual(['subscribe', 'sendInquiry']);
  for (const { operation } of forms) {
    const { ResponseHeadersPolicyId, CachePolicyId, AllowedMethods } = behavior(`/api${operation.path}`);
    expect(policyOf(app, ResponseHeadersPolicyId.Ref)).toEqual(pagePolicy(app));
    expect(CachePolicyId).toBe(cachingDisabled);
    expect(AllowedMethods).toContain('POST');
  }
});

/** Site files served like the default behavior, with other response headers. */
const notebookPatterns = ['/notebook*', '/assets/pyodide/*'];
const shortHeaderPatterns = ['/assets/*', '/drawings/*', '/pictures/*'];
const sitePatterns = [...notebookPatterns, ...shortHeaderPatterns];

test.each(shortHeaderPatterns)('the files of %s have the short headers of data', (pattern) => {
  expect(policyOf(app, behavior(pattern).ResponseHeadersPolicyId.Ref)).toEqual(sandboxed);
});

test('only Python pages may compile WebAssembly and are cross-origin isolated', () => {
  const { DefaultCacheBehavior } = distribution;
  for (const pattern of notebookPatterns) {
    const { ResponseHeadersPolicyId, PathPattern: _, ...rest } = behavior(pattern);
    const { ResponseHeadersPolicyId: pages, ...usual } = DefaultCacheBehavior;
    expect(rest).toEqual(usual);
    expect(policyOf(app, ResponseHeadersPolicyId.Ref)).toEqual({
      ...policyOf(app, pages.Ref),
      'script-src': ["'self'", startScriptSource, "'wasm-unsafe-eval'"],
    });
    expect(headersOf(ResponseHeadersPolicyId.Ref)).toEqual({
      ...headersOf(pages.Ref),
      'cross-origin-embedder-policy': 'require-corp',
    });
  }
});

test('responses are cached only where the contract says so and no token matters', () => {
  const cached = behaviors.filter(
    ({ CachePolicyId, PathPattern }) => CachePolicyId !== cachingDisabled && !sitePatterns.includes(PathPattern),
  );
  const stated = allOperations
    .filter(({ operation }) => operation.cacheSeconds !== undefined)
    .flatMap(({ operation: { path, alias } }) => [`/api${path.replace(/\{\w+\}/g, '*')}`, ...(alias ? [alias] : [])]);
  expect(cached.map(({ PathPattern }) => PathPattern).sort()).toEqual(stated.sort());
  for (const { OriginRequestPolicyId } of cached) expect(OriginRequestPolicyId).toBeUndefined();
  for (const { operation } of allOperations.filter(({ operation }) => operation.cacheSeconds !== undefined)) {
    expect(operation).toMatchObject({ method: 'GET', access: 'public' });
  }
});

test('the cache key is the whole query, no header or cookie, for a minute at most', () => {
  const [policy] = app.ofType('AWS::CloudFront::CachePolicy');
  expect(policy?.Properties.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 60,
    ParametersInCacheKeyAndForwardedToOrigin: {
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  });
});

test('every API request passes the edge function, and refusals are not cached', () => {
  for (const { PathPattern, FunctionAssociations } of behaviors) {
    const isOurs = /^\/(api|\.well-known)\//.test(PathPattern) || sitePatterns.includes(PathPattern);
    expect(FunctionAssociations?.length ?? 0).toBe(isOurs ? 1 : 0);
  }
  for (const { ErrorCachingMinTTL } of distribution.CustomErrorResponses) expect(ErrorCachingMinTTL).toBe(0);
});

test('the site uses HTTP/3 and IPv6, from a bucket that only its distribution reads', () => {
  expect(distribution).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true });
  const [policy] = app.ofType('AWS::S3::BucketPolicy');
  const { Statement: statements } = policy?.Properties.PolicyDocument ?? {};
  const allowed = statements.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
  expect(allowed).not.toHaveLength(0);
  for (const { Principal, Condition } of allowed) {
    expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(JSON.stringify(Condition)).toContain('"AWS:SourceArn"');
  }
});

test('a stage with a domain answers only at its name, over TLS 1.2', () => {
  expect(distributionOf(named)).toMatchObject({
    Aliases: ['learn.example.com'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
  });
  const types = named.ofType('AWS::Route53::RecordSet').map(({ Properties }) => Properties.Type);
  expect(types.sort()).toEqual(['A', 'AAAA']);
  const [client] = named.ofType('AWS::Cognito::UserPoolClient');
  expect(client?.Properties.LogoutURLs).toEqual(['https://learn.example.com/']);
});

test("the site's function reads the list of course pages, named by its content", () => {
  const [store] = Object.entries(app.resources).filter(([, { Type }]) => Type === 'AWS::CloudFront::KeyValueStore');
  const readers = app
    .ofType('AWS::CloudFront::Function')
    .flatMap(({ Properties }) => Properties.FunctionConfig.KeyValueStoreAssociations ?? []);
  expect(readers).toEqual([{ KeyValueStoreARN: { 'Fn::GetAtt': [store?.[0], 'Arn'] } }]);
  expect(JSON.stringify(store?.[1].Properties.Name)).toMatch(/-courses-[0-9a-f]{12}-/);
});
