import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { loginBrandingAssets, loginBrandingSettings, loginColors } from '#lib/login-branding.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

const tokens = readFileSync('web/src/styles/tokens.css', 'utf8');

test('the hosted pages have the colors of the site', () => {
  for (const name of Object.keys(loginColors.light) as (keyof typeof loginColors.light)[]) {
    const { light, dark } = loginColors;
    expect(tokens).toContain(`--${name}: light-dark(${light[name]}, ${dark[name]});`);
  }
});

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

test('every color has eight digits, as Cognito asks for', () => {
  const colors = leaves(loginBrandingSettings).filter((leaf) => typeof leaf === 'string' && /^[\da-f]+$/.test(leaf));
  expect(colors.length).toBeGreaterThan(50);
  expect(colors.filter((color) => !/^[\da-f]{8}$/.test(String(color)))).toEqual([]);
});

test('the hosted pages are managed login, with a style and images for the web client', () => {
  const { data, app } = synthesized(stages.prod, bundlesOf([]));
  expect(data.ofType('AWS::Cognito::UserPoolDomain')).toMatchObject([{ Properties: { ManagedLoginVersion: 2 } }]);
  const bytes: string[] = app
    .ofType('AWS::Cognito::ManagedLoginBranding')
    .flatMap(({ Properties }) => Properties.Assets.map(({ Bytes }: { Bytes: string }) => Bytes));
  expect(bytes).toHaveLength(6);
  const [logo = ''] = bytes.map((image) => Buffer.from(image, 'base64').toString());
  expect(logo.match(/<path transform/g)).toHaveLength(brand.name.length);
  for (const image of bytes) expect(Buffer.from(image, 'base64').toString()).toMatch(/^<svg .*<\/svg>$/);
});

test('the background is as large as the window, and a phone shows its grid alone', () => {
  const backgrounds = loginBrandingAssets.filter(({ category }) => category === 'PAGE_BACKGROUND');
  expect(backgrounds).toHaveLength(2);
  for (const { bytes } of backgrounds) {
    const image = Buffer.from(bytes, 'base64').toString();
    expect(image).toMatch(/^<svg xmlns="[^"]+">/);
    expect(image).toContain('@media (max-width:1180px){#wall{height:100%}#desk{display:none}}');
  }
});
