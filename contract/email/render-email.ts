import { brand } from '../brand.ts';
import { escapeHtml } from '../escape-html.ts';
import { emailSealSize } from './email-pictures.ts';
import { colorSchemeCss, inlineStyles } from './email-style.ts';

/** A link; a web page or an email address. */
export interface EmailLink {
  label: string;
  url: string;
}

/** A sentence, in parts if it contains links. */
export type EmailText = string | readonly (string | EmailLink)[];

interface EmailItem {
  label: string;
  value: string;
}

/** A fact of a record; `isSum` separates the last one, like the total below a column of figures. */
interface EmailFact extends EmailItem {
  isSum?: true;
}

/** Items with their values in a column at the right, e.g. the lessons of a section and their lengths. */
export interface EmailSection {
  title?: string;
  items: EmailItem[];
}

/** A linked picture: over the whole width, or small below an amount. */
interface EmailPicture {
  src: string;
  /** The picture on a dark ground, for mail clients that follow the color scheme. */
  darkSrc: string;
  width: number;
  height: number;
  alt: string;
  url: string;
}

/** A certificate drawn as text, so that it shows before pictures load. */
export interface EmailCertificate {
  /** URL of the seal's picture. */
  seal: string;
  kind: string;
  name: string;
  statement: string;
  course: string;
  issued: string;
  /** URL of its page. */
  url: string;
}

/** The parts of an email. Everything is plain text; URLs are https. */
export interface EmailContent {
  /** An amount of money, shown large above everything else. */
  amount?: EmailItem;
  /** Shown before the text. The email must be complete without it. */
  picture?: EmailPicture;
  /** Shown before the heading. */
  certificate?: EmailCertificate;
  heading: string;
  paragraphs: string[];
  /** A code to type or copy, shown large. */
  code?: string;
  /** Lists of the email's subject. */
  sections?: EmailSection[];
  /** The primary action, if any. */
  button?: EmailLink;
  /** An action beside the primary one. */
  secondary?: EmailLink;
  /** A further link after the buttons. */
  link?: EmailLink;
  /** Facts to keep, e.g. those of a receipt. */
  facts?: EmailFact[];
  /** Paragraphs after the button and the facts. */
  after?: EmailText[];
  /** Small print at the end. */
  footer?: string;
  /** Marketing emails only: why the reader receives it, and the URL to change or stop emails. */
  marketing?: { reason: string; preferencesUrl: string };
}

const preferencesLabel = 'Unsubscribe or change these emails';

const linkText = ({ label, url }: EmailLink): string => `${label} (${url.replace(/^mailto:([^?]*).*$/, '$1')})`;

const partsOf = (text: EmailText): readonly (string | EmailLink)[] => (typeof text === 'string' ? [text] : text);

const plainText = (text: EmailText): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : linkText(part)))
    .join('');

const certificateText = ({ kind, name, statement, course, issued }: EmailCertificate): string =>
  [kind, name, statement, course, issued].join('\n');

const sectionText = ({ title, items }: EmailSection): string =>
  [...(title ? [title] : []), ...items.map(({ label, value }) => `- ${label} (${value})`)].join('\n');

const factText = ({ label, value }: EmailItem): string => `${label}: ${value}`;

/** Renders an email as plain text. */
export const renderText = (content: EmailContent): string => {
  const { certificate, amount, heading, paragraphs, code, sections = [], facts, footer, marketing } = content;
  return [
    ...(amount ? [factText(amount)] : []),
    heading,
    ...(certificate ? [certificateText(certificate)] : []),
    ...paragraphs,
    ...(code ? [code] : []),
    ...sections.map(sectionText),
    ...[content.button, content.secondary, content.link].flatMap((action) =>
      action ? [`${action.label}: ${action.url}`] : [],
    ),
    ...(facts ? [facts.map(factText).join('\n')] : []),
    ...(content.after ?? []).map(plainText),
    `— ${brand.name}`,
    ...(footer ? [footer] : []),
    ...(marketing
      ? [`${marketing.reason}\n${preferencesLabel}: ${marketing.preferencesUrl}\n${brand.postalAddress}`]
      : []),
  ].join('\n\n');
};

const linkHtml = ({ label, url }: EmailLink): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${inlineStyles.link}">${escapeHtml(label)}</a>`;

const supportLink = linkHtml({ label: brand.supportEmail, url: `mailto:${brand.supportEmail}` });

/** Escapes a text and turns our address in it into a link. */
const textHtml = (text: string): string => escapeHtml(text).replaceAll(brand.supportEmail, supportLink);

const partsHtml = (text: EmailText): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? textHtml(part) : linkHtml(part)))
    .join('');

/** Keeps a short last word from standing alone on a line, because few mail clients support `text-wrap`. */
const headingHtml = (heading: string): string => escapeHtml(heading).replace(/ (?=\S{1,8}$)/, '&nbsp;');

/** Wraps an image and its dark variant in a link. */
const inScheme = ({ darkSrc, url }: EmailPicture, image: string): string =>
  `<a href="${escapeHtml(url)}"><picture><source srcset="${escapeHtml(darkSrc)}" media="(prefers-color-scheme: dark)">${image}</picture></a>`;

const pictureHtml = (picture: EmailPicture): string => {
  const { src, width, height, alt } = picture;
  return inScheme(
    picture,
    `<img class="picture" src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${inlineStyles.picture}">`,
  );
};

const thumbnailHtml = (picture: EmailPicture): string => {
  const { src, width, height } = picture;
  return inScheme(
    picture,
    `<img src="${escapeHtml(src)}" width="${0.4 * width}" height="${0.4 * height}" alt="" style="${inlineStyles.thumbnail}">`,
  );
};

const certificateHtml = ({ seal, kind, name, statement, course, issued, url }: EmailCertificate): string => {
  const lines = [
    [inlineStyles.sheetKind, kind],
    [inlineStyles.sheetName, name],
    [inlineStyles.sheetNote, statement],
    [inlineStyles.sheetCourse, course],
    [inlineStyles.sheetNote, issued],
  ];
  return `<a href="${escapeHtml(url)}" style="${inlineStyles.sheet}"><img src="${escapeHtml(seal)}" width="${emailSealSize}" height="${emailSealSize}" alt="" style="${inlineStyles.sheetSeal}">
${lines.map(([style = '', text = '']) => `<p style="${style}">${escapeHtml(text)}</p>`).join('\n')}</a>`;
};

const markHtml = `<span class="mark" style="${inlineStyles.mark}"><span style="${inlineStyles.markOne}"></span><span style="${inlineStyles.markZero}"></span></span>`;

const amountHtml = ({ label, value }: EmailItem): string =>
  `<div class="amount" style="${inlineStyles.amount}"><p class="muted" style="${inlineStyles.amountLabel}">${escapeHtml(label)}</p>
<p class="text" style="${inlineStyles.amountValue}">${escapeHtml(value)}</p></div>`;

const sectionHtml = ({ title, items }: EmailSection): string =>
  `<div class="line" style="${inlineStyles.group}">${title ? `<h2 style="${inlineStyles.groupTitle}">${escapeHtml(title)}</h2>` : ''}
<table role="presentation" style="${inlineStyles.table}">
${items.map(({ label, value }) => `<tr><td class="text" style="${inlineStyles.item}">${escapeHtml(label)}</td><td class="muted" style="${inlineStyles.length}">${escapeHtml(value)}</td></tr>`).join('\n')}
</table></div>`;

/** Keeps an email address on one line if it fits, and otherwise allows a break before the domain. */
const factValueHtml = (value: string): string =>
  escapeHtml(value)
    .split(' ')
    .map((word) =>
      word.includes('@') ? `<span style="display:inline-block">${word.replace('@', '<wbr>@')}</span>` : word,
    )
    .join(' ');

const factHtml = ({ label, value, isSum }: EmailFact): string => {
  const [tone, labelStyle, valueStyle] = isSum
    ? ['text line', inlineStyles.sum, inlineStyles.sum]
    : ['muted', inlineStyles.label, inlineStyles.value];
  return `<tr><th scope="row" class="${tone}" style="${labelStyle}">${escapeHtml(label)}</th><td class="text line" style="${valueStyle}">${factValueHtml(value)}</td></tr>`;
};

const factsHtml = (facts: readonly EmailFact[]): string =>
  `<div class="line" style="${inlineStyles.facts}"><table style="${inlineStyles.table}">
${facts.map(factHtml).join('\n')}
</table></div>`;

/** A table, because Outlook does not paint the padding of links. */
const buttonHtml = ({ label, url }: EmailLink, kind: 'button' | 'secondary'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="${inlineStyles.buttonTable}"><tr><td class="${kind}-cell" style="${inlineStyles[`${kind}Cell`]}"><a class="${kind}" href="${escapeHtml(url)}" style="${inlineStyles[kind]}">${escapeHtml(label)}</a></td></tr></table>`;

const footerHtml = ({ footer, marketing }: EmailContent): string => {
  const lines = [footer ?? '', marketing?.reason ?? ''].filter(Boolean).map(escapeHtml);
  if (marketing) {
    lines.push(linkHtml({ label: preferencesLabel, url: marketing.preferencesUrl }), escapeHtml(brand.postalAddress));
  }
  return lines.map((line) => `<p class="muted" style="${inlineStyles.footLine}">${line}</p>`).join('\n');
};

/** Renders an email as HTML that looks alike in all mail clients: one column, system fonts, light and dark. */
export const renderHtml = (content: EmailContent): string => {
  const { picture, certificate, amount, heading, paragraphs, code, sections = [], facts } = content;
  const { button, secondary, link, after = [] } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${colorSchemeCss}</style></head>
<body style="${inlineStyles.body}"><div style="${inlineStyles.preview}">${escapeHtml(paragraphs[0] ?? '')}</div>
<div class="ground" style="${inlineStyles.ground};padding:0 16px"><div style="${inlineStyles.column}">
<div class="brand" style="${inlineStyles.brand}">${markHtml}${escapeHtml(brand.name)}</div>
<div class="card" style="${inlineStyles.card}">${amount ? amountHtml(amount) : ''}${picture && !amount ? pictureHtml(picture) : ''}
<div class="card-body" style="${inlineStyles.cardBody}">
${picture && amount ? thumbnailHtml(picture) : ''}
${certificate ? certificateHtml(certificate) : ''}
<h1 style="${inlineStyles.heading}">${headingHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="text" style="${inlineStyles.paragraph}">${textHtml(text)}</p>`).join('\n')}
${code ? `<p class="code" style="${inlineStyles.code}">${escapeHtml(code)}</p>` : ''}
${sections.map(sectionHtml).join('\n')}
${button ? buttonHtml(button, 'button') : ''}
${secondary ? buttonHtml(secondary, 'secondary') : ''}
${link ? `<p style="${inlineStyles.after}">${linkHtml(link)}</p>` : ''}
${facts ? factsHtml(facts) : ''}
${after.map((text) => `<p class="muted" style="${inlineStyles.after}">${partsHtml(text)}</p>`).join('\n')}
</div></div>
<div style="${inlineStyles.foot}">${footerHtml(content)}</div>
</div></div></body></html>`;
};
