import type { ReactNode } from 'react';
import { markWords } from '#contract/rules/search/highlight.ts';
import markdown from '#web/src/ui/markdown/markdown.module.css';
import { MarkedText } from '#web/src/ui/marked-text.tsx';
import { type ClaimBlock, claimBlocks } from './claim-blocks.ts';
import styles from './claim-text.module.css';

const inlineMarkup = /`([^`]+)`|\*\*([^*]+)\*\*/g;

interface TextProps {
  text: string;
  /** Stems of words to mark, as `stemsOf` returns them. */
  stems?: ReadonlySet<string> | undefined;
}

/** Renders `code` and **strong**. Shows everything else as plain text: no links, images or HTML. */
export const InlineText = ({ text, stems }: TextProps) => {
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
    return <MarkedText key={key} text={plain ?? ''} marks={stems && markWords(plain ?? '', stems).marks} />;
  });
};

/** Pairs texts with keys; equal texts get different ones. */
const keyed = (texts: readonly string[]) => texts.map((text, index) => ({ key: `${index}-${text}`, text }));

interface BlockProps extends Pick<TextProps, 'stems'> {
  block: ClaimBlock;
  /** Shown after the last word, or below a table or program. */
  end: ReactNode;
}

const Block = ({ block, stems, end }: BlockProps) => {
  switch (block.kind) {
    case 'code':
      return (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs focus to scroll by keyboard. */}
          <pre tabIndex={0}>
            <code>{block.text}</code>
          </pre>
          {end && <p>{end}</p>}
        </>
      );
    case 'list': {
      const items = keyed(block.items).map(({ key, text }, index, { length }) => (
        <li key={key}>
          <InlineText {...{ text, stems }} />
          {index === length - 1 && end}
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs focus to scroll by keyboard. */}
          <section className={styles.table} tabIndex={0} aria-label="Table from the lesson">
            <table className="small lined-table">
              <thead>
                <tr>
                  {keyed(block.header).map(({ key, text }) => (
                    <th key={key} scope="col">
                      <InlineText {...{ text, stems }} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row) => (
                  <tr key={row.join('|')}>
                    {keyed(row).map(({ key, text }) => (
                      <td key={key}>
                        <InlineText {...{ text, stems }} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {end && <p>{end}</p>}
        </>
      );
    default:
      return (
        <p>
          <InlineText text={block.text} stems={stems} />
          {end}
        </p>
      );
  }
};

/** Shows a claim: paragraphs, lists, and whole tables and programs; `end` follows its last word. */
export const ClaimText = ({ text, stems, end }: TextProps & { end?: ReactNode }) => (
  <div className={`stack-8 break-anywhere ${markdown.prose} ${styles.claim}`}>
    {claimBlocks(text).map((block, index, { length }) => (
      <Block key={JSON.stringify(block)} {...{ block, stems }} end={index === length - 1 && end} />
    ))}
  </div>
);
