interface Overridable {
  Override: boolean;
}

/** Configuration of a response headers policy, as written in templates. */
export interface ResponseHeadersConfig {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Overridable;
    FrameOptions?: Overridable & { FrameOption: string };
    ReferrerPolicy?: Overridable & { ReferrerPolicy: string };
    StrictTransportSecurity?: Overridable & {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains?: boolean;
      Preload?: boolean;
    };
    XSSProtection?: Overridable & { Protection: boolean; ModeBlock?: boolean };
  };
  CustomHeadersConfig?: { Items: (Overridable & { Header: string; Value: string })[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
  CorsConfig?: unknown;
}

/** Applies a policy to the headers, in place. */
export type ResponseHeaders = (headers: Record<string, string>) => void;

type Row = [name: string, value: string, override: boolean];

const securityRows = (config: NonNullable<ResponseHeadersConfig['SecurityHeadersConfig']>): Row[] => {
  const rows: Row[] = [];
  const { ContentSecurityPolicy: csp, ContentTypeOptions: types, FrameOptions: frame } = config;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport, XSSProtection: xss } = config;
  if (csp) rows.push(['content-security-policy', csp.ContentSecurityPolicy, csp.Override]);
  if (types) rows.push(['x-content-type-options', 'nosniff', types.Override]);
  if (frame) rows.push(['x-frame-options', frame.FrameOption, frame.Override]);
  if (referrer) rows.push(['referrer-policy', referrer.ReferrerPolicy, referrer.Override]);
  if (transport) {
    const extras = `${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`;
    rows.push([
      'strict-transport-security',
      `max-age=${transport.AccessControlMaxAgeSec}${extras}`,
      transport.Override,
    ]);
  }
  if (xss) {
    const value = xss.Protection ? `1${xss.ModeBlock ? '; mode=block' : ''}` : '0';
    rows.push(['x-xss-protection', value, xss.Override]);
  }
  return rows;
};

/** Compiles a response headers policy. @throws Error for CORS, which is not supported. */
export const responseHeaders = (config: ResponseHeadersConfig): ResponseHeaders => {
  if (config.CorsConfig) throw new Error('CORS in response headers policies is not supported.');
  const rows: Row[] = [
    ...securityRows(config.SecurityHeadersConfig ?? {}),
    ...(config.CustomHeadersConfig?.Items ?? []).map(
      ({ Header, Value, Override }): Row => [Header.toLowerCase(), Value, Override],
    ),
  ];
  const removed = (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  return (headers) => {
    for (const name of removed) delete headers[name];
    for (const [name, value, override] of rows) if (override || headers[name] === undefined) headers[name] = value;
  };
};
