import { Fragment } from 'react';

interface MarkedTextProps {
  text: string;
  /** Ranges to mark, in order: from and to, in UTF-16 code units. */
  marks?: readonly (readonly [from: number, to: number])[] | undefined;
}

/** Shows a text with some of its words marked, e.g. those that a search found. */
export const MarkedText = ({ text, marks = [] }: MarkedTextProps) => {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
};
