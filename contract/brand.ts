const name = 'Tenfold';
/** Domain of the sample addresses: `.example` is reserved (RFC 2606). */
const domain = 'tenfold.example';

/** The one place that names the product; everything that shows or derives a name reads it from here. */
export const brand = {
  name,
  domain,
  /** Prefix of stack, function and bucket names, and of storage keys in the browser. */
  slug: 'tenfold',
  /** Tagline of the tool group (SPEC section 1). */
  tagline: 'Professional AI Tools - Make yourself 10x more valuable',
  supportEmail: `support@${domain}`,
  /** Stands at the foot of every mailing, as the CAN-SPAM Act asks for. */
  postalAddress: `${name}, 100 Sample Street, Princeton, NJ 08540, United States`,
} as const;
