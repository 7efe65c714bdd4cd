/**
 * Currencies in which a course may be sold, by ISO 4217 code, each with Stripe's minimum charge
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). Leaves out currencies with special rules,
 * such as HUF.
 */
export const minCharges = {
  USD: 0.5,
  AED: 2,
  AUD: 0.5,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
} as const;

export type Currency = keyof typeof minCharges;
export const currencies = Object.keys(minCharges) as Currency[];

/** A currency as Stripe names it. */
export type StripeCurrency = Lowercase<Currency>;

/** The currency of courses that name none, and of rows written before courses could name one. */
export const defaultCurrency = 'USD' satisfies Currency;

/** Returns the decimals of a currency's smallest unit; Stripe calls those without any zero-decimal currencies. */
export const decimalsOf = (currency: Currency): number => (currency === 'JPY' ? 0 : 2);

/** Converts a price to an amount of the smallest unit, as Stripe takes it: 19.99 dollars are 1999, 500 yen are 500. */
export const toSmallestUnit = (price: number, currency: Currency): number =>
  Math.round(price * 10 ** decimalsOf(currency));

/** Converts an amount of the smallest unit to a price. */
export const fromSmallestUnit = (amount: number, currency: Currency): number => amount / 10 ** decimalsOf(currency);

/** `USD` → `usd` */
export const toStripeCurrency = (currency: Currency): StripeCurrency => currency.toLowerCase() as StripeCurrency;

/** `usd` → `USD` */
export const fromStripeCurrency = (currency: StripeCurrency): Currency => currency.toUpperCase() as Currency;
