import type { NotebookOutput } from '#contract/rules/notebook/notebook-format.ts';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import { joinText } from '../model/cells.ts';
import styles from './outputs.module.css';

/** ANSI color codes of terminal output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with a control character.
const ansiColors = /\u001b\[[0-9;]*m/g;

const stripColors = (text: unknown): string => joinText(text).replace(ansiColors, '');

/**
 * Shows a value in its best safe form: images as images, which run no script; otherwise text. HTML is never rendered.
 */
const DisplayValue = ({ data }: { data: Record<string, unknown> }) => {
  const text = stripColors(data['text/plain'] ?? '');
  const alt = text || 'Image output';
  if (data['image/svg+xml'] !== undefined) {
    const dataUrl = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(joinText(data['image/svg+xml']))}`;
    return <img className={styles.picture} src={dataUrl} alt={alt} />;
  }
  if (data['image/png'] !== undefined) {
    const dataUrl = `data:image/png;base64,${joinText(data['image/png']).replace(/\s/g, '')}`;
    return <img className={styles.picture} src={dataUrl} alt={alt} />;
  }
  if (data['text/markdown'] !== undefined) return <Markdown text={joinText(data['text/markdown'])} />;
  return <pre className={styles.text}>{text}</pre>;
};

const Output = ({ output }: { output: NotebookOutput }) => {
  switch (output.output_type) {
    case 'stream':
      return (
        <pre className={styles.text} data-stream={output.name}>
          {stripColors(output.text)}
        </pre>
      );
    case 'error':
      return (
        <pre className={styles.text} data-stream="error">
          {stripColors(output.traceback.length > 0 ? output.traceback.join('\n') : `${output.ename}: ${output.evalue}`)}
        </pre>
      );
    default:
      return <DisplayValue data={output.data} />;
  }
};

/** Output of a cell: printed text, values and errors. */
export const Outputs = ({ outputs, label }: { outputs: readonly NotebookOutput[]; label: string }) => {
  if (outputs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long output scrolls, and keys can only scroll it with the focus inside.
    <section className={styles.outputs} aria-label={label} tabIndex={0}>
      {outputs.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs are only appended.
        <Output key={index} output={output} />
      ))}
    </section>
  );
};
