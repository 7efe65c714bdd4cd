import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { Identity } from '../data/identity.ts';
import { globalName } from '../stack-tokens.ts';
import type { Stage } from '../stages.ts';
import { contentSecurityPolicy, cspReportEndpoint, cspReportPath, embedSources } from './content-security-policy.ts';

const securityHeaders: ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    preload: true,
    override: true,
  },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN, override: true },
};

const custom = (headers: Record<string, string>): { customHeaders: ResponseCustomHeader[] } => ({
  customHeaders: Object.entries(headers).map(([header, value]) => ({ header, value, override: true })),
});

/** Origins of embeds. Each frame's `allow` attribute restricts which features it may use. */
const embedOrigins = embedSources.map((source) => `"${/^https:\/\/[^/]+/.exec(source)?.[0]}"`).join(' ');

/** Browser features that the player, embeds and the install prompt need; all others are off. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat(['autoplay', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(self ${embedOrigins})`))
  .join(', ');

/** Security headers by kind of response (docs/reliability.md#security-headers). */
export class Headers extends Construct {
  /** Pages and other documents. */
  readonly page: ResponseHeadersPolicy;
  /** The notebook page, its worker and Python: like pages, but cross-origin isolated and with WebAssembly. */
  readonly notebook: ResponseHeadersPolicy;
  /** API responses, signed files and drawings: never shown as a page and never framed. */
  readonly data: ResponseHeadersPolicy;
  /** Assets: like data, but caches store compressed and uncompressed copies separately. */
  readonly asset: ResponseHeadersPolicy;
  /** Pictures of emails and link previews, which web mail and other sites show: like data, but for every origin. */
  readonly picture: ResponseHeadersPolicy;
  /** Signed PDF files, which pages of the site show in a frame. No sandbox, in which Chrome does not show PDF files. */
  readonly document: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { stage, identity }: { stage: Stage; identity: Identity }) {
    super(scope, id);
    const policy = (contentPolicy: string) => ({
      ...securityHeaders,
      contentSecurityPolicy: { contentSecurityPolicy: contentPolicy, override: true },
    });
    const pageHeaders = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': permissions,
      'reporting-endpoints': `${cspReportEndpoint}="${cspReportPath}"`,
    };
    this.page = new ResponseHeadersPolicy(this, 'Page', {
      responseHeadersPolicyName: globalName(stage, 'pages'),
      comment: 'Pages',
      securityHeadersBehavior: policy(contentSecurityPolicy(stage, identity)),
      customHeadersBehavior: custom(pageHeaders),
    });
    this.notebook = new ResponseHeadersPolicy(this, 'Notebook', {
      responseHeadersPolicyName: globalName(stage, 'notebooks'),
      comment: 'The notebook page, its worker and Python',
      securityHeadersBehavior: policy(contentSecurityPolicy(stage, identity, { runsPython: true })),
      // Cross-origin isolation enables shared memory, which interrupts a running cell.
      customHeadersBehavior: custom({ ...pageHeaders, 'cross-origin-embedder-policy': 'require-corp' }),
    });
    const sandboxed = policy("default-src 'none'; frame-ancestors 'none'; sandbox");
    this.data = new ResponseHeadersPolicy(this, 'Data', {
      responseHeadersPolicyName: globalName(stage, 'api'),
      comment: 'API responses, signed files and drawings',
      securityHeadersBehavior: sandboxed,
      customHeadersBehavior: custom({ 'cross-origin-resource-policy': 'same-origin' }),
    });
    this.asset = new ResponseHeadersPolicy(this, 'Asset', {
      responseHeadersPolicyName: globalName(stage, 'assets'),
      comment: 'Scripts, styles and fonts',
      securityHeadersBehavior: sandboxed,
      customHeadersBehavior: custom({ 'cross-origin-resource-policy': 'same-origin', vary: 'Accept-Encoding' }),
    });
    this.picture = new ResponseHeadersPolicy(this, 'Picture', {
      responseHeadersPolicyName: globalName(stage, 'pictures'),
      comment: 'Pictures of emails and link previews',
      securityHeadersBehavior: sandboxed,
      customHeadersBehavior: custom({ 'cross-origin-resource-policy': 'cross-origin' }),
    });
    // Some browsers show a PDF in a document with a plug-in and inline styles, which obeys the file's policy.
    const documentPolicy = policy(
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    this.document = new ResponseHeadersPolicy(this, 'Document', {
      responseHeadersPolicyName: globalName(stage, 'documents'),
      comment: 'Signed PDF files of lectures',
      securityHeadersBehavior: {
        ...documentPolicy,
        frameOptions: { frameOption: HeadersFrameOption.SAMEORIGIN, override: true },
      },
      customHeadersBehavior: custom({ 'cross-origin-resource-policy': 'same-origin' }),
    });
  }
}
