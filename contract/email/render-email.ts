import { brand } from '../brand.ts';
import { escapeHtml } from '../escape-html.ts';
import { colorSchemeCss, inlineStyles } from './email-style.ts';

/** A heading with lines below it, e.g. a section and its lessons. */
export interface EmailSection {
  title: string;
  items: string[];
}

/** The parts of an email. Everything is plain text; URLs are https. */
export interface EmailContent {
  heading: string;
  paragraphs: string[];
  /** A code to type or copy, shown large. */
  code?: string;
  /** Lists of the email's subject. */
  sections?: EmailSection[];
  /** The primary action, if any. */
  button?: { label: string; url: string };
  /** A secondary link after the button. */
  link?: { label: string; url: string };
  /** Paragraphs after the button. */
  after?: string[];
  /** Small print at the end. */
  footer?: string;
  /** Marketing emails only: why the reader receives it, and the URL to change or stop emails. */
  marketing?: { reason: string; preferencesUrl: string };
}

const preferencesLabel = 'Change or stop these emails';

/** Renders an email as plain text. */
export const renderText = (content: EmailContent): string => {
  const { heading, paragraphs, code, sections = [], button, link, after = [], footer, marketing } = content;
  return [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...sections.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n')),
    ...[button, link].flatMap((action) => (action ? [`${action.label}: ${action.url}`] : [])),
    ...after,
    `— ${brand.name}`,
    ...(footer ? [footer] : []),
    ...(marketing
      ? [`${marketing.reason}\n${preferencesLabel}: ${marketing.preferencesUrl}\n${brand.postalAddress}`]
      : []),
  ].join('\n\n');
};

const sectionHtml = ({ title, items }: EmailSection): string =>
  `<div class="group" style="${inlineStyles.group}"><h2 style="${inlineStyles.groupTitle}">${escapeHtml(title)}</h2>
${items.map((item) => `<p class="muted" style="${inlineStyles.item}">${escapeHtml(item)}</p>`).join('\n')}</div>`;

/** A table, because Outlook does not paint the padding of links. */
const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button-cell" style="${inlineStyles.buttonCell}"><a class="button" href="${escapeHtml(url)}" style="${inlineStyles.button}">${escapeHtml(label)}</a></td></tr></table>`;

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${inlineStyles.link}">${escapeHtml(label)}</a>`;

const footerHtml = ({ footer, marketing }: EmailContent): string => {
  const lines = [footer ?? '', marketing?.reason ?? ''].filter(Boolean).map(escapeHtml);
  if (marketing) {
    const link = linkHtml({ label: preferencesLabel, url: marketing.preferencesUrl });
    lines.push(`${link} (unsubscribe)`, escapeHtml(brand.postalAddress));
  }
  return lines.map((line) => `<p class="muted" style="${inlineStyles.footLine}">${line}</p>`).join('\n');
};

/** Renders an email as HTML that looks alike in all mail clients: one column, system fonts, light and dark. */
export const renderHtml = (content: EmailContent): string => {
  const { heading, paragraphs, code, sections = [], button, link, after = [] } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${colorSchemeCss}</style></head>
<body style="${inlineStyles.body}"><div style="${inlineStyles.preview}">${escapeHtml(paragraphs[0] ?? '')}</div>
<div class="ground" style="${inlineStyles.ground};padding:0 16px"><div style="${inlineStyles.column}">
<div class="brand" style="${inlineStyles.brand}">${escapeHtml(brand.name)}</div>
<div class="card" style="${inlineStyles.card}">
<h1 style="${inlineStyles.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="text" style="${inlineStyles.paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${code ? `<p class="code" style="${inlineStyles.code}">${escapeHtml(code)}</p>` : ''}
${sections.map(sectionHtml).join('\n')}
${button ? buttonHtml(button) : ''}
${link ? `<p style="${inlineStyles.after}">${linkHtml(link)}</p>` : ''}
${after.map((text) => `<p class="muted" style="${inlineStyles.after}">${escapeHtml(text)}</p>`).join('\n')}
</div>
<div style="${inlineStyles.foot}">${footerHtml(content)}</div>
</div></div></body></html>`;
};
