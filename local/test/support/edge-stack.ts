import { asset, functionOf, integrationWith, roleWith, routeOf, type TestStack } from './test-cloud.ts';

const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
/** Content of `/style.css`. */
export const longText = 'body { color: black }\n'.repeat(200);

const siteFunction = `
  function handler(event) {
    var request = event.request;
    if (request.uri === '/old') {
      return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: '/new' } } };
    }
    if (request.uri === '/broken') throw new Error('no luck');
    if (request.uri === '/about') request.uri = '/pages/about.html';
    return request;
  }`;
const apiFunction = `
  async function handler(event) {
    const { request, viewer } = event;
    request.headers['x-viewer'] = { value: viewer.ip };
    if (request.querystring.refuse) {
      return { statusCode: 401, headers: { 'content-type': { value: 'application/problem+json' } }, body: '{"status":401}' };
    }
    return request;
  }`;

const policy = { 'Fn::GetAtt': ['Headers', 'Id'] };
const apiDomain = {
  'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }]],
};
const edge = (logicalId: string) => [
  { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [logicalId, 'FunctionARN'] } },
];

/** A stack with a distribution before a site, an HTTP API, a private bucket and a streaming function. */
export const edgeStack: TestStack = {
  resources: {
    Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } },
    Media: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'media' } },
    Access: { Type: 'AWS::CloudFront::OriginAccessControl', Properties: {} },
    Deployment: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: { SourceObjectKeys: [asset('site')], DestinationBucketName: { Ref: 'Site' } },
    },
    SiteRequest: { Type: 'AWS::CloudFront::Function', Properties: { Name: 'site', FunctionCode: siteFunction } },
    ApiRequest: { Type: 'AWS::CloudFront::Function', Properties: { Name: 'api', FunctionCode: apiFunction } },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
            ContentTypeOptions: { Override: true },
            StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: false },
          },
          CustomHeadersConfig: {
            Items: [{ Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true }],
          },
          RemoveHeadersConfig: { Items: [{ Header: 'x-powered-by' }] },
        },
      },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Integration: integrationWith('echo'),
    Route: routeOf('ANY /api/{path+}'),
    echo: functionOf('echo', {
      Environment: {
        Variables: { SITE_URL: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Front', 'DomainName'] }]] } },
      },
    }),
    echoRole: roleWith(),
    Stream: {
      Type: 'AWS::Lambda::Url',
      Properties: { TargetFunctionArn: { 'Fn::GetAtt': ['talk', 'Arn'] }, InvokeMode: 'RESPONSE_STREAM' },
    },
    talk: functionOf('talk'),
    talkRole: roleWith(),
    Front: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          DefaultRootObject: 'index.html',
          CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 200, ResponsePagePath: '/unknown.html' }],
          Origins: [
            {
              Id: 'site',
              DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] },
              OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
            },
            { Id: 'media', DomainName: { 'Fn::GetAtt': ['Media', 'RegionalDomainName'] }, S3OriginConfig: {} },
            {
              Id: 'api',
              DomainName: apiDomain,
              CustomOriginConfig: {},
              OriginCustomHeaders: [{ HeaderName: 'X-Origin-Key', HeaderValue: 'secret' }],
            },
            {
              Id: 'stream',
              DomainName: { 'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['Stream', 'FunctionUrl'] }] }] },
              CustomOriginConfig: {},
            },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: 'site',
            CachePolicyId: cachingOptimized,
            Compress: true,
            ResponseHeadersPolicyId: policy,
            FunctionAssociations: edge('SiteRequest'),
          },
          CacheBehaviors: [
            {
              PathPattern: '/api/bare/*',
              TargetOriginId: 'api',
              CachePolicyId: cachingDisabled,
              AllowedMethods: ['GET', 'HEAD'],
            },
            {
              PathPattern: '/api/*',
              TargetOriginId: 'api',
              CachePolicyId: cachingDisabled,
              Compress: true,
              OriginRequestPolicyId: allButHost,
              FunctionAssociations: edge('ApiRequest'),
              ResponseHeadersPolicyId: policy,
              AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
            },
            {
              PathPattern: '/media/*',
              TargetOriginId: 'media',
              CachePolicyId: cachingDisabled,
              OriginRequestPolicyId: allButHost,
            },
            {
              PathPattern: '/talk',
              TargetOriginId: 'stream',
              AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
              CachePolicyId: cachingDisabled,
              OriginRequestPolicyId: allButHost,
            },
          ],
        },
      },
    },
  },
  assets: {
    site: {
      'index.html': '<h1>Home</h1>',
      'pages/about.html': '<h1>About</h1>',
      'unknown.html': '<h1>Unknown</h1>',
      'style.css': longText,
      'small.css': 'a{}',
    },
    echo: {
      'index.mjs': `export const handler = async ({ headers, rawQueryString }) => ({
        statusCode: 200,
        headers: { 'content-type': 'application/json', 'x-powered-by': 'me', 'strict-transport-security': 'max-age=1' },
        body: JSON.stringify({ headers, rawQueryString, siteUrl: process.env.SITE_URL, filler: 'x'.repeat(2000) }),
      });`,
    },
    talk: {
      'index.mjs': `export const handler = awslambda.streamifyResponse(async (event, stream) => {
        const headers = { 'content-type': 'text/event-stream', 'x-event-id': event.requestContext.requestId };
        const answer = awslambda.HttpResponseStream.from(stream, { statusCode: 202, headers });
        for (const word of ['one ', 'two ', 'three']) answer.write(word);
        answer.end();
      });`,
    },
  },
};
