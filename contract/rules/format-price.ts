import type { Currency } from './currency.ts';

const format = (price: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', ...options }).format(price);

/** `$49.00`, `€49.50`, `¥500`: always with the currency's decimals. */
export const formatMoney = (price: number, currency: Currency): string => format(price, { currency });

/** `Free`, `$49`, `€49.50`, `¥500`; an empty string for null (no price set). */
export const formatPrice = (price: number | null, currency: Currency): string => {
  if (price === null) return '';
  if (price === 0) return 'Free';
  return format(price, {
    currency,
    ...(Number.isInteger(price) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
};

/** Returns the common noun for a currency: `dollars`, `euros`, `yen`. */
export const currencyNoun = (currency: Currency): string =>
  format(2, { currency, currencyDisplay: 'name' }).split(' ').at(-1) ?? '';
