import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { ChartMarks } from './chart-marks.tsx';
import { ChartTable } from './chart-table.tsx';

/** Returns the width of an element in pixels, and follows it. */
const useWidth = (initial: number) => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
};

interface ChartViewProps {
  chart: Chart;
  /** What the drawing shows, for screen readers. */
  summary: string;
}

/** A chart of a cell's output, in the colors of the page, with its data as a table. */
export const ChartView = ({ chart, summary }: ChartViewProps) => {
  const { element, width } = useWidth(640);
  const { title, series } = chart;
  const named = series.filter(({ name }) => name !== '');
  return (
    <figure className={`stack-8 one-column ${styles.figure}`}>
      {title && <figcaption className="strong">{title}</figcaption>}
      {named.length > 0 && (
        <ul className="cluster-12 label" aria-label="Legend">
          {series.map(({ name }, index) => (
            <li
              key={name}
              className={`inline align-center system-colors ${styles.key}`}
              data-series={index % 6}
              data-kind={chart.kind}
            >
              <svg width="28" height="12" aria-hidden="true">
                {chart.kind === 'line' ? <line x1="0" x2="28" y1="6" y2="6" /> : <rect width="28" height="12" rx="2" />}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={element}>
        <ChartMarks chart={chart} width={width} summary={summary} />
      </div>
      <Disclosure summary="Data for the chart" className={styles.data}>
        <ChartTable chart={chart} />
      </Disclosure>
    </figure>
  );
};
