import { Fragment } from 'react';

const inlineMarkup = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Renders `code` and **strong** in an answer. Shows everything else as plain text: no links, images or HTML. */
export const AnswerText = ({ text }: { text: string }) => {
  const parts: { offset: number; code?: string; strong?: string; plain?: string }[] = [];
  let position = 0;
  for (const match of text.matchAll(inlineMarkup)) {
    const [whole, code, strong] = match;
    parts.push({ offset: position, plain: text.slice(position, match.index) });
    parts.push({ offset: match.index, ...(code === undefined ? { strong: strong ?? '' } : { code }) });
    position = match.index + whole.length;
  }
  parts.push({ offset: position, plain: text.slice(position) });
  return parts.map(({ offset, code, strong, plain }) => {
    const key = `${offset}-${plain === undefined}`;
    if (code !== undefined) return <code key={key}>{code}</code>;
    if (strong !== undefined) return <strong key={key}>{strong}</strong>;
    return <Fragment key={key}>{plain}</Fragment>;
  });
};
