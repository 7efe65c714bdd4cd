import type { NotebookOutput } from '#contract/rules/notebook/notebook-format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { chartType, readChart } from '../charts/chart.ts';
import { ChartView } from '../charts/chart-view.tsx';
import { joinText } from '../model/cells.ts';
import { CellMarkdown } from './cell-markdown.tsx';
import styles from './cells.module.css';

/** ANSI color codes of terminal output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with a control character.
const ansiColors = /\u001b\[[0-9;]*m/g;

const stripColors = (text: unknown): string => joinText(text).replace(ansiColors, '');

const Text = ({ isError = false, children }: { isError?: boolean; children: string }) => (
  <pre className={classNames('small', 'break-anywhere', 'pre-wrap', isError && 'side-line side-danger')}>
    {children}
  </pre>
);

/**
 * Shows a value in its best safe form: charts from their data, images as images, which run no script; otherwise text.
 * HTML is never rendered.
 */
const DisplayValue = ({ data }: { data: Record<string, unknown> }) => {
  const text = stripColors(data['text/plain'] ?? '');
  const alt = text || 'Image output';
  const chart = readChart(data[chartType]);
  if (chart) return <ChartView chart={chart} summary={alt} />;
  if (data['image/svg+xml'] !== undefined) {
    const dataUrl = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(joinText(data['image/svg+xml']))}`;
    return <img className="rounded" src={dataUrl} alt={alt} />;
  }
  if (data['image/png'] !== undefined) {
    const dataUrl = `data:image/png;base64,${joinText(data['image/png']).replace(/\s/g, '')}`;
    return <img className="rounded" src={dataUrl} alt={alt} />;
  }
  if (data['text/markdown'] !== undefined) return <CellMarkdown text={joinText(data['text/markdown'])} />;
  return <Text>{text}</Text>;
};

const Output = ({ output }: { output: NotebookOutput }) => {
  switch (output.output_type) {
    case 'stream':
      return <Text isError={output.name === 'stderr'}>{stripColors(output.text)}</Text>;
    case 'error':
      return (
        <Text isError>
          {stripColors(output.traceback.length > 0 ? output.traceback.join('\n') : `${output.ename}: ${output.evalue}`)}
        </Text>
      );
    default:
      return <DisplayValue data={output.data} />;
  }
};

/** Output of a cell: printed text, values and errors. */
export const Outputs = ({ outputs, label }: { outputs: readonly NotebookOutput[]; label: string }) => {
  if (outputs.length === 0) return null;
  return (
    <section
      className={`stack-8 one-column sunken ${styles.outputs}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long output scrolls, and keys can only scroll it with the focus inside.
      tabIndex={0}
    >
      {outputs.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs are only appended.
        <Output key={index} output={output} />
      ))}
    </section>
  );
};
