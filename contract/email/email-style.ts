/** Colors of emails, as in `tokens.css`. Mail clients do not support custom properties. */
const light = {
  ground: '#fbfaf7',
  surface: '#ffffff',
  text: '#10172a',
  muted: '#55607a',
  line: '#e4e2da',
  accent: '#0b7a62',
  onAccent: '#ffffff',
};

const dark: typeof light = {
  ground: '#0b1020',
  surface: '#121a2e',
  text: '#eef2fa',
  muted: '#a6b0c6',
  line: '#26314d',
  accent: '#3ddbb4',
  onAccent: '#06231c',
};

/** Colors of the paper of certificates. */
const sheet = { paper: light.ground, ink: light.text, muted: light.muted, line: '#c9c5b8', award: '#a04a06' };

/** Inline, because many mail clients ignore style sheets; the dark rules below need `!important` to override them. */
export const inlineStyles = {
  body: `margin:0;padding:0;background:${light.ground};color:${light.text};font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;-webkit-text-size-adjust:100%`,
  ground: `background:${light.ground}`,
  column: 'width:100%;max-width:560px;margin:0 auto',
  brand: `padding:24px 4px 16px;font-size:19px;line-height:32px;font-weight:700;letter-spacing:-0.01em;color:${light.text}`,
  // Draws the mark with boxes, so that it shows before pictures load and follows the color scheme.
  mark: `display:inline-block;width:32px;height:32px;margin-right:10px;border-radius:9px;background:${light.accent};color:${light.onAccent};vertical-align:top`,
  markOne: 'float:left;height:16px;margin:8px 0 0 7px;border-left:4px solid',
  markZero: 'float:left;width:8px;height:8px;margin:8px 0 0 1px;border:4px solid;border-radius:50%',
  card: `background:${light.surface};border:1px solid ${light.line};border-radius:16px;overflow:hidden`,
  cardBody: 'padding:32px 28px',
  // Mail clients that do not load pictures show the alternative text on the ground.
  picture: `display:block;width:100%;height:auto;border:0;background:${light.ground};color:${light.text};font-size:17px;font-weight:650;text-align:center`,
  thumbnail: 'display:block;margin:0 0 20px;border:0;border-radius:10px',
  amount: 'padding:28px 28px 0',
  amountLabel: `margin:0;font-size:14px;color:${light.muted}`,
  amountValue: `margin:0;font-size:40px;line-height:1.2;letter-spacing:-0.02em;font-weight:700;font-variant-numeric:tabular-nums;color:${light.text}`,
  heading: `margin:0 0 16px;font-size:25px;line-height:1.25;letter-spacing:-0.02em;font-weight:700;text-wrap:balance;color:${light.text}`,
  paragraph: `margin:0 0 16px;color:${light.text}`,
  code: `margin:0 0 4px;padding:16px 20px;border:1px solid ${light.line};border-radius:10px;background:${light.ground};font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace;font-size:30px;line-height:1.3;font-weight:600;letter-spacing:0.18em;text-align:center;color:${light.text}`,
  group: `margin:0 0 20px;padding:16px 0 0;border-top:1px solid ${light.line}`,
  facts: `margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${light.line}`,
  groupTitle: `margin:0 0 6px;font-size:17px;line-height:1.35;font-weight:650;color:${light.text}`,
  table: 'width:100%;border-collapse:collapse;font-size:15px;line-height:1.5',
  label: `padding:4px 12px 6px 0;font-size:14px;text-align:left;vertical-align:top;white-space:nowrap;font-weight:400;color:${light.muted}`,
  value: `padding:4px 0 6px;font-size:14px;text-align:left;vertical-align:top;overflow-wrap:anywhere;color:${light.text}`,
  sum: `padding:10px 12px 0 0;border-top:1px solid ${light.line};font-size:17px;text-align:left;font-weight:700;color:${light.text}`,
  item: `padding:4px 16px 4px 0;text-align:left;vertical-align:top;color:${light.text}`,
  length: `padding:4px 0;text-align:right;vertical-align:top;white-space:nowrap;color:${light.muted}`,
  buttonTable: 'display:inline-table;margin:8px 12px 4px 0;vertical-align:top',
  buttonCell: `border-radius:10px;background:${light.accent}`,
  button: `display:inline-block;padding:13px 22px;border-radius:10px;color:${light.onAccent};font-weight:650;text-decoration:none`,
  secondaryCell: `border:1px solid ${light.accent};border-radius:10px`,
  secondary: `display:inline-block;padding:12px 21px;color:${light.accent};font-weight:650;text-decoration:none`,
  after: `margin:20px 0 0;font-size:15px;color:${light.muted}`,
  foot: `padding:20px 4px 40px;font-size:13px;line-height:1.55;color:${light.muted}`,
  footLine: `margin:0 0 8px;color:${light.muted}`,
  link: `color:${light.accent};text-decoration:underline`,
  // Paper in both color schemes, as in the PDF.
  sheet: `display:block;margin:0 0 24px;padding:28px 12px;border:4px double ${sheet.line};border-radius:6px;background:${sheet.paper};color:${sheet.ink};text-align:center;text-decoration:none`,
  sheetSeal: 'display:block;margin:0 auto 16px;border:0',
  sheetKind: `margin:0;font-size:14px;font-weight:650;color:${sheet.award}`,
  sheetName: `margin:4px 0;font-size:28px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;overflow-wrap:anywhere;color:${sheet.ink}`,
  sheetNote: `margin:0;font-size:13px;text-wrap:balance;color:${sheet.muted}`,
  sheetCourse: `margin:4px 0 12px;font-size:18px;line-height:1.35;font-weight:650;color:${sheet.ink}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const;

/** For mail clients that follow the color scheme; others use the inline colors or darken them themselves. */
export const colorSchemeCss = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.ground{background:${dark.ground}!important}
body,.brand,h1,h2,.text{color:${dark.text}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.line{border-color:${dark.line}!important}
.picture{background:${dark.ground}!important;color:${dark.text}!important}
.mark{background:${dark.accent}!important;color:${dark.onAccent}!important}
.code{background:${dark.ground}!important;border-color:${dark.line}!important;color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.secondary-cell{border-color:${dark.accent}!important}
.button-cell{background:${dark.accent}!important}
.button{color:${dark.onAccent}!important}
.link,.secondary{color:${dark.accent}!important}
}
@media (max-width:480px){.card-body{padding:24px 20px!important}.amount{padding:24px 20px 0!important}h1{font-size:22px!important}}`;
