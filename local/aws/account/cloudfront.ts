import { queryError } from '../errors.ts';
import type { Service } from '../service.ts';
import { xmlText } from '../xml.ts';
import type { LocalAccount } from './account.ts';
import { elements, readOnlyService, xml } from './read-only-service.ts';

const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const path = '/2020-05-31/response-headers-policy';
/** Policies on a page. */
const maxItems = 100;

const policyElement = (id: string): string =>
  `<ResponseHeadersPolicySummary><Type>custom</Type><ResponseHeadersPolicy><Id>${xmlText(id)}</Id>` +
  '<LastModifiedTime>2026-01-01T00:00:00Z</LastModifiedTime><ResponseHeadersPolicyConfig>' +
  `<Name>${xmlText(id)}</Name></ResponseHeadersPolicyConfig></ResponseHeadersPolicy></ResponseHeadersPolicySummary>`;

/** Creates the stand-in for CloudFront's API: ListResponseHeadersPolicies of type custom. */
export const createCloudFront = (account: Pick<LocalAccount, 'responseHeadersPolicies'>): Service =>
  readOnlyService(
    'cloudfront',
    () => 'cloudfront:ListResponseHeadersPolicies',
    ({ method, path: requested, query }) => {
      if (method !== 'GET' || requested !== path || query.get('Type') !== 'custom')
        return queryError(400, 'InvalidArgument', `The local CloudFront does not support ${method} ${requested}.`);
      const { responseHeadersPolicies: all } = account;
      const start = Number(query.get('Marker') ?? 0);
      const page = all.slice(start, start + maxItems);
      const next = start + maxItems < all.length ? `<NextMarker>${start + maxItems}</NextMarker>` : '';
      return xml(
        `<ResponseHeadersPolicyList xmlns="${namespace}"><MaxItems>${maxItems}</MaxItems>${next}` +
          `<Quantity>${page.length}</Quantity><Items>${elements(page, policyElement)}</Items></ResponseHeadersPolicyList>`,
      );
    },
  );
