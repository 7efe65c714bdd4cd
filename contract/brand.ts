const name = 'Tenfold';
/** Domain of the sample email addresses; `.example` is reserved (RFC 2606). */
const domain = 'tenfold.example';

/** The product's name; everything that shows or derives a name reads it from here. */
export const brand = {
  name,
  domain,
  /** Prefix of stack, function and bucket names, and of storage keys in the browser. */
  slug: 'tenfold',
  /** Tagline of the tool group (docs/product.md#facts). */
  tagline: 'Professional AI Tools - Make yourself 10x more valuable',
  supportEmail: `support@${domain}`,
  /**
   * Shown in the footer of every marketing email, as the CAN-SPAM Act requires. Five parts, separated by `, `. A stage that
   * sends emails is not deployed with this sample.
   */
  postalAddress: `${name}, 100 Sample Street, Princeton, NJ 08540, United States`,
} as const;
