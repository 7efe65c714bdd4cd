import type { AuthorizationRequest, AwsReply, AwsRequest, Service } from '../service.ts';

/** Builds a stand-in without template resources that answers calls about the account. */
export const readOnlyService = (
  signingName: string,
  /** Action of a request, e.g. `acm:DescribeCertificate`; undefined requires no permission. */
  actionOf: (request: AwsRequest) => string | undefined,
  handle: (request: AwsRequest) => AwsReply,
): Service => ({
  signingNames: [signingName],
  resourceTypes: [],
  create: async ({ type }) => {
    throw new Error(`No stand-in creates ${type}.`);
  },
  authorizationRequests: (request): AuthorizationRequest[] => {
    const action = actionOf(request);
    return action === undefined ? [] : [{ action, resource: '*' }];
  },
  handle: async (request) => handle(request),
});

/** Builds the response of an XML protocol. */
export const xml = (body: string): AwsReply => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

/** Builds one element per entry. */
export const elements = <Item>(items: readonly Item[], element: (item: Item) => string): string =>
  items.map(element).join('');
