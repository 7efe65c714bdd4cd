import { Fragment } from 'react';

const marks = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Text of an answer with `code` and **strong**. Everything else is shown as it is: no links, no pictures, no HTML. */
export const AnswerText = ({ text }: { text: string }) => {
  const parts: { at: number; code?: string; strong?: string; plain?: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong] = match;
    parts.push({ at: from, plain: text.slice(from, match.index) });
    parts.push({ at: match.index, ...(code === undefined ? { strong: strong ?? '' } : { code }) });
    from = match.index + whole.length;
  }
  parts.push({ at: from, plain: text.slice(from) });
  return parts.map(({ at, code, strong, plain }) => {
    const key = `${at}-${plain === undefined}`;
    if (code !== undefined) return <code key={key}>{code}</code>;
    if (strong !== undefined) return <strong key={key}>{strong}</strong>;
    return <Fragment key={key}>{plain}</Fragment>;
  });
};
