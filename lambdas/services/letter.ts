import { brand } from '../../contract/brand.ts';

/** The parts of a short letter. Everything is plain text; addresses are https. */
export interface Letter {
  heading: string;
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  button?: { label: string; url: string };
  /** Small print at the end. */
  footer?: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The letter as plain text. */
export const letterText = ({ heading, paragraphs, button, footer }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    `— ${brand.name}`,
    ...(footer ? [footer] : []),
  ].join('\n\n');

/** The letter as HTML that mail programs show alike: one column, system fonts, readable in light and dark. */
export const letterHtml = ({ heading, paragraphs, button, footer }: Letter): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0b7a62;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p>` : ''}
<p style="margin:24px 0 0;font-size:14px">${escaped(brand.name)}</p>
${footer ? `<p style="margin:8px 0 0;font-size:13px">${escaped(footer)}</p>` : ''}
</div></body></html>`;
