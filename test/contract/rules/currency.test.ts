import { expect, test } from '@jest/globals';
import {
  currencies,
  decimalsOf,
  fromSmallestUnit,
  fromStripeCurrency,
  minCharges,
  toSmallestUnit,
  toStripeCurrency,
} from '#contract/rules/currency.ts';
import { currencyNoun, formatMoney, formatPrice } from '#contract/rules/format-price.ts';

test('a price in dollars or euros is charged in cents, one in yen as it is', () => {
  expect([toSmallestUnit(19.99, 'USD'), toSmallestUnit(0.57, 'EUR'), toSmallestUnit(500, 'JPY')]).toEqual([
    1999, 57, 500,
  ]);
  expect([fromSmallestUnit(1999, 'USD'), fromSmallestUnit(500, 'JPY')]).toEqual([19.99, 500]);
  expect([formatMoney(49, 'EUR'), formatMoney(1249.5, 'USD'), formatMoney(500, 'JPY')]).toEqual([
    '€49.00',
    '$1,249.50',
    '¥500',
  ]);
});

test.each(currencies)('amounts in %s survive Stripe and have the decimals that pages show', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
  expect(maximumFractionDigits).toBe(decimalsOf(currency));
  expect(Intl.supportedValuesOf('currency')).toContain(currency);
  expect(fromStripeCurrency(toStripeCurrency(currency))).toBe(currency);
  for (const amount of [toSmallestUnit(minCharges[currency], currency), 1999, 7900])
    expect(toSmallestUnit(fromSmallestUnit(amount, currency), currency)).toBe(amount);
  expect(formatPrice(minCharges[currency] * 2, currency)).toMatch(/\d$/);
});

test('a search may name a price by the word for its currency', () => {
  expect([currencyNoun('USD'), currencyNoun('EUR'), currencyNoun('JPY')]).toEqual(['dollars', 'euros', 'yen']);
});
