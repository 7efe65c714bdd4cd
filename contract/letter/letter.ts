import { brand } from '../brand.ts';
import { escapeHtml } from './escape-html.ts';
import { inline, schemeRules } from './letter-style.ts';

/** A heading with lines below it, e.g. a section and its lectures. */
export interface LetterGroup {
  title: string;
  items: string[];
}

/** The parts of a short letter. Everything is plain text; addresses are https. */
export interface Letter {
  heading: string;
  paragraphs: string[];
  /** A code to type or copy, set large. */
  code?: string;
  /** What the letter is about, in lists. */
  groups?: LetterGroup[];
  /** The one thing to do, if there is one. */
  button?: { label: string; url: string };
  /** Another place worth going to, after the button. */
  link?: { label: string; url: string };
  /** What is worth knowing after the button. */
  after?: string[];
  /** Small print at the end. */
  footer?: string;
  /** Only in mailings: why this letter came, and where its reader changes or stops them. */
  mailing?: { reason: string; preferencesUrl: string };
}

const preferences = 'Change or stop these emails';

/** The letter as plain text. */
export const letterText = (letter: Letter): string => {
  const { heading, paragraphs, code, groups = [], button, link, after = [], footer, mailing } = letter;
  return [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...groups.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n')),
    ...[button, link].flatMap((place) => (place ? [`${place.label}: ${place.url}`] : [])),
    ...after,
    `— ${brand.name}`,
    ...(footer ? [footer] : []),
    ...(mailing ? [`${mailing.reason}\n${preferences}: ${mailing.preferencesUrl}\n${brand.postalAddress}`] : []),
  ].join('\n\n');
};

const groupHtml = ({ title, items }: LetterGroup): string =>
  `<div class="group" style="${inline.group}"><h2 style="${inline.groupTitle}">${escapeHtml(title)}</h2>
${items.map((item) => `<p class="muted" style="${inline.item}">${escapeHtml(item)}</p>`).join('\n')}</div>`;

/** A table, because one program for mail does not paint the padding of links. */
const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button-cell" style="${inline.buttonCell}"><a class="button" href="${escapeHtml(url)}" style="${inline.button}">${escapeHtml(label)}</a></td></tr></table>`;

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${inline.link}">${escapeHtml(label)}</a>`;

const footHtml = ({ footer, mailing }: Letter): string => {
  const lines = [footer ?? '', mailing?.reason ?? ''].filter(Boolean).map(escapeHtml);
  if (mailing) {
    const link = linkHtml({ label: preferences, url: mailing.preferencesUrl });
    lines.push(`${link} (unsubscribe)`, escapeHtml(brand.postalAddress));
  }
  return lines.map((line) => `<p class="muted" style="${inline.footLine}">${line}</p>`).join('\n');
};

/** The letter as HTML that mail programs show alike: one column, system fonts, readable in light and dark. */
export const letterHtml = (letter: Letter): string => {
  const { heading, paragraphs, code, groups = [], button, link, after = [] } = letter;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${schemeRules}</style></head>
<body style="${inline.body}"><div style="${inline.preview}">${escapeHtml(paragraphs[0] ?? '')}</div>
<div class="ground" style="${inline.ground};padding:0 16px"><div style="${inline.column}">
<div class="brand" style="${inline.brand}">${escapeHtml(brand.name)}</div>
<div class="card" style="${inline.card}">
<h1 style="${inline.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="text" style="${inline.paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${code ? `<p class="code" style="${inline.code}">${escapeHtml(code)}</p>` : ''}
${groups.map(groupHtml).join('\n')}
${button ? buttonHtml(button) : ''}
${link ? `<p style="${inline.after}">${linkHtml(link)}</p>` : ''}
${after.map((text) => `<p class="muted" style="${inline.after}">${escapeHtml(text)}</p>`).join('\n')}
</div>
<div style="${inline.foot}">${footHtml(letter)}</div>
</div></div></body></html>`;
};
