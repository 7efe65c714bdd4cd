import { expect, test } from '@jest/globals';
import { readChart } from '#web/src/features/notebook/charts/chart.ts';
import { chartAxis } from '#web/src/features/notebook/charts/chart-axis.ts';

const bars = {
  kind: 'bar',
  title: 'Days',
  x: '',
  y: '',
  names: ['mon', 'tue'],
  series: [{ name: '', values: [3, 5] }],
};
const points = {
  kind: 'scatter',
  title: '',
  x: '',
  y: '',
  series: [{ name: '', values: [1], positions: [2], labels: ['a'] }],
};

test('a chart of bars, lines or points is read as it was sent', () => {
  for (const chart of [bars, points, { ...points, kind: 'line' }]) expect(readChart(chart)).toEqual(chart);
});

const [barSeries] = bars.series;
const [pointSeries] = points.series;

test.each<[string, unknown]>([
  ['is text', '<svg onload="alert(1)">'],
  ['has another kind', { ...bars, kind: 'html' }],
  ['has a title that is not text', { ...bars, title: { toString: 'x' } }],
  ['has a title without end', { ...bars, title: 'x'.repeat(201) }],
  ['has no series', { ...bars, series: [] }],
  ['has more series than colors can tell apart', { ...bars, series: Array(13).fill(barSeries) }],
  ['has a value that is not a number', { ...bars, series: [{ name: '', values: [3, '5'] }] }],
  ['has a value that is not finite', { ...bars, series: [{ name: '', values: [3, Number.POSITIVE_INFINITY] }] }],
  ['has more bars than names', { ...bars, names: ['mon'] }],
  ['has points without positions', { ...points, series: [{ name: '', values: [1] }] }],
  ['has fewer labels than points', { ...points, series: [{ ...pointSeries, labels: [] }] }],
  [
    'has too many values',
    { ...points, series: [{ name: '', values: Array(2001).fill(1), positions: Array(2001).fill(1) }] },
  ],
])('output that %s is not drawn as a chart', (_, output) => {
  expect(readChart(output)).toBeUndefined();
});

test.each([
  [
    [0, 1250],
    [0, 500, 1000, 1500],
  ],
  [
    [-1, 3],
    [-1, 0, 1, 2, 3],
  ],
  [
    [0.1, 0.35],
    [0.1, 0.15, 0.2, 0.25, 0.3, 0.35],
  ],
])('an axis for %j has round values around all of them', (values, ticks) => {
  const axis = chartAxis(values, { range: [100, 0], parts: 5 });
  expect(axis.ticks).toEqual(ticks);
  expect(axis.at(ticks[0] ?? 0)).toBeCloseTo(100);
  expect(axis.at(ticks.at(-1) ?? 0)).toBeCloseTo(0);
});

test('equal values and bars get an axis too', () => {
  expect(chartAxis([5, 5], { range: [0, 100], parts: 5 }).ticks.length).toBeGreaterThan(2);
  expect(chartAxis([0], { range: [0, 100], parts: 5, hasZero: true }).ticks.length).toBeGreaterThan(2);
  expect(chartAxis([400, 500], { range: [0, 100], parts: 5, hasZero: true }).ticks[0]).toBe(0);
});
