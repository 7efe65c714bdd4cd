import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeApiError } from './failure.ts';
import { listPage } from './list.ts';
import type { Price } from './objects.ts';
import { amount, booleanText, chosenId, currency, decimal, expandParam, listParams, metadata, text } from './params.ts';
import { route } from './route.ts';
import type { StripeStore } from './store.ts';

/** Fields of a price without its product, as in inline price data. */
const priceFields = {
  currency,
  unit_amount: z.optional(amount),
  unit_amount_decimal: z.optional(decimal),
  tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
};

const productFields = {
  name: text,
  description: z.optional(text),
  images: z.optional(z.array(text)),
  metadata: z.optional(metadata),
  tax_code: z.optional(text),
  unit_label: z.optional(text),
};

export const priceData = z.strictObject({
  ...priceFields,
  product: z.optional(text),
  product_data: z.optional(z.strictObject(productFields)),
});

const newProduct = z.strictObject({
  ...expandParam,
  ...productFields,
  id: z.optional(chosenId),
  active: z.optional(booleanText),
  url: z.optional(text),
  default_price_data: z.optional(z.strictObject(priceFields)),
});

const newPrice = z.strictObject({
  ...expandParam,
  ...priceFields,
  product: z.optional(text),
  product_data: z.optional(z.strictObject(productFields)),
  active: z.optional(booleanText),
  nickname: z.optional(text),
  lookup_key: z.optional(text),
  metadata: z.optional(metadata),
});

/** Creates a product. */
function addProduct(
  store: StripeStore,
  params: Omit<z.output<typeof newProduct>, 'default_price_data'>,
): Stripe.Product {
  return store.put<'product'>({
    id: params.id ?? store.newId('prod', 14),
    object: 'product',
    active: params.active ?? true,
    created: store.now(),
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: store.now(),
    url: params.url ?? null,
  });
}

/** Creates a price, and its product if given inline. `param` is the path of the price in the request. */
export function addPrice(store: StripeStore, params: z.output<typeof newPrice>, param = ''): Price {
  const { product, product_data } = params;
  const unitAmount = params.unit_amount ?? params.unit_amount_decimal;
  const missing = (name: string) => {
    const where = param ? `${param}[${name}]` : name;
    return new StripeApiError(`Missing required param: ${where}.`, { code: 'parameter_missing', param: where });
  };
  if (unitAmount === undefined) throw missing('unit_amount');
  if (product === undefined && product_data === undefined) throw missing('product');
  const productId = product_data
    ? addProduct(store, product_data).id
    : store.get('product', product ?? '', 'product').id;
  return store.put<'price'>({
    id: store.newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: store.now(),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    nickname: params.nickname ?? null,
    product: productId,
    recurring: null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: Number.isInteger(unitAmount) ? unitAmount : null,
    unit_amount_decimal: String(unitAmount),
  });
}

export const catalogRoutes = [
  route('POST', '/v1/products', newProduct, (store, { default_price_data, ...params }) => {
    if (params.id && Object.hasOwn(store.state.tables.product, params.id)) {
      throw new StripeApiError('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    }
    const product = addProduct(store, params);
    if (default_price_data) product.default_price = addPrice(store, { ...default_price_data, product: product.id }).id;
    store.emit('product.created', product);
    return product;
  }),
  route('GET', '/v1/products/:id', z.strictObject(expandParam), (store, _, id) => store.get('product', id)),
  route(
    'POST',
    '/v1/products/:id',
    z.strictObject({
      ...expandParam,
      active: z.optional(booleanText),
      name: z.optional(text),
      description: z.optional(text),
      metadata: z.optional(metadata),
      default_price: z.optional(text),
    }),
    (store, { expand: _, metadata: more, ...changes }, id) => {
      const product = store.get('product', id);
      Object.assign(product, changes, { metadata: { ...product.metadata, ...more }, updated: store.now() });
      store.emit('product.updated', product);
      return product;
    },
  ),
  route(
    'GET',
    '/v1/products',
    z.strictObject({ ...listParams, active: z.optional(booleanText) }),
    (store, { active, ...paging }) => {
      const all = Object.values(store.state.tables.product);
      return listPage(
        '/v1/products',
        all.filter((product) => active === undefined || product.active === active),
        paging,
      );
    },
  ),
  route('POST', '/v1/prices', newPrice, (store, params) => {
    const price = addPrice(store, params);
    store.emit('price.created', price);
    return price;
  }),
  route('GET', '/v1/prices/:id', z.strictObject(expandParam), (store, _, id) => store.get('price', id)),
  route(
    'POST',
    '/v1/prices/:id',
    z.strictObject({
      ...expandParam,
      active: z.optional(booleanText),
      nickname: z.optional(text),
      lookup_key: z.optional(text),
      metadata: z.optional(metadata),
    }),
    (store, { expand: _, metadata: more, ...changes }, id) => {
      const price = store.get('price', id);
      Object.assign(price, changes, { metadata: { ...price.metadata, ...more } });
      store.emit('price.updated', price);
      return price;
    },
  ),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...listParams,
      active: z.optional(booleanText),
      product: z.optional(text),
      lookup_keys: z.optional(z.array(text)),
    }),
    (store, { active, product, lookup_keys, ...paging }) => {
      const found = Object.values(store.state.tables.price).filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (product === undefined || price.product === product) &&
          (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? '')),
      );
      return listPage('/v1/prices', found, paging);
    },
  ),
];
