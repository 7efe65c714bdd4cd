import * as z from 'zod/mini';
import { priceData } from './catalog.ts';
import { booleanText, email, expandParam, integer, metadata, text } from './params.ts';

const lineItem = z.strictObject({
  price: z.optional(text),
  price_data: z.optional(priceData),
  quantity: z.optional(integer),
});

/** Parameters of a new checkout session. Purely visual ones are accepted and echoed. */
export const newSession = z.strictObject({
  ...expandParam,
  mode: z.literal('payment'),
  ui_mode: z.optional(z.literal('hosted_page')),
  line_items: z.array(lineItem),
  success_url: text,
  cancel_url: z.optional(text),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(text),
  customer_email: z.optional(email),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    z.strictObject({
      metadata: z.optional(metadata),
      description: z.optional(text),
      receipt_email: z.optional(email),
      statement_descriptor_suffix: z.optional(text),
    }),
  ),
  allow_promotion_codes: z.optional(booleanText),
  discounts: z.optional(z.array(z.strictObject({ coupon: z.optional(text), promotion_code: z.optional(text) }))),
  expires_at: z.optional(integer),
  locale: z.optional(text),
  submit_type: z.optional(z.enum(['auto', 'pay', 'book', 'donate'])),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  payment_method_types: z.optional(z.array(text)),
  automatic_tax: z.optional(z.strictObject({ enabled: z.pipe(booleanText, z.literal(false)) })),
  invoice_creation: z.optional(z.strictObject({ enabled: z.pipe(booleanText, z.literal(false)) })),
  tax_id_collection: z.optional(z.strictObject({ enabled: booleanText })),
  phone_number_collection: z.optional(z.strictObject({ enabled: booleanText })),
  adaptive_pricing: z.optional(z.strictObject({ enabled: booleanText })),
});

export type NewSession = z.output<typeof newSession>;
