import type { ReactNode } from 'react';
import { Section } from '#web/src/ui/section.tsx';
import { Bar } from '../sections/bar.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './evidence.module.css';
import type { SolutionCard } from './solution-cards.ts';
import { SolutionFeatures } from './solution-page.tsx';

/** Six weeks of readings, and where their trend reaches the limit. */
const Trend = () => (
  <svg
    className="full unfilled"
    height="96"
    strokeWidth="2"
    viewBox="0 0 640 120"
    preserveAspectRatio="none"
    aria-hidden
  >
    <path
      className="stroke-danger"
      strokeWidth="1"
      strokeDasharray="4 4"
      vectorEffect="non-scaling-stroke"
      d="M0 24h640"
    />
    <path
      className="stroke-text"
      vectorEffect="non-scaling-stroke"
      d="M0 100l20-4 20 5 20-6 20 4 20-3 20 5 20-6 20 3 20-4 20 2 20-6 20 4 20-8 20 2 20-6 20 3 20-9 20 4 20-8 20 2 20-9 20 3 20-8 20-2 20-6 20 1"
    />
    <path className="stroke-accent" strokeDasharray="2 6" vectorEffect="non-scaling-stroke" d="M520 57l110-33" />
  </svg>
);

const stations: readonly { name: string; seconds: number; waiting?: number }[] = [
  { name: 'Filler', seconds: 58 },
  { name: 'Capper', seconds: 55 },
  { name: 'Labeler', seconds: 97, waiting: 40 },
  { name: 'Packer', seconds: 54 },
];
const longest = Math.max(...stations.map(({ seconds }) => seconds));

/** The cycle times of a line, station by station; waiting is marked. */
const CycleTimes = () => (
  <ul className="stack-8">
    {stations.map(({ name, seconds, waiting = 0 }) => (
      <li key={name} className={`grid-16 align-center small ${styles.station}`}>
        <span>{name}</span>
        <Bar percent={((seconds - waiting) / longest) * 100} markedPercent={(seconds / longest) * 100} />
        <span className="mono text-end">{seconds} s</span>
      </li>
    ))}
  </ul>
);

/** The page of the manual that explains an error code, with the step to take. */
const ManualPage = () => (
  <ol className={`small stack-8 ${styles.manual}`}>
    <li>Switch off the drive and lock it.</li>
    <li>
      <mark className="ground-accent">Tighten terminal X4.</mark>
    </li>
    <li>Unlock, and run one empty cycle.</li>
  </ol>
);

/** What each use reads, and what the assistant answers, in the order of the uses. */
const examples: readonly { reads: string; drawing: ReactNode; answer: string; source: string }[] = [
  {
    reads: 'Vibration of pump 2, six weeks',
    drawing: <Trend />,
    answer: 'Probably bearing 3: replace it within 9 days.',
    source: 'Sensor V-12',
  },
  {
    reads: 'Cycle times of line B',
    drawing: <CycleTimes />,
    answer: 'The labeler waits 40 s: move its sensor upstream.',
    source: 'Log of line B',
  },
  {
    reads: 'Error E-214 on the filler',
    drawing: <ManualPage />,
    answer: 'Tighten terminal X4. Lock the drive first.',
    source: 'Manual 7.3, step 2',
  },
];

/** What the assistant does: for each use, what it reads, its answer, and the source. */
export const Evidence = ({ card }: { card: SolutionCard }) => (
  <Section labelledBy="uses-title">
    <SectionHead id="uses-title" title={card.subtitle} />
    <ul className="rows rows-24">
      {card.useCases.map(({ title, description }, index) => {
        const example = examples[index];
        return (
          <li key={title} className="grid one-column four-eight gap-32-64 align-center">
            <div className="stack-12 top">
              <h3>{title}</h3>
              <p className="muted">{description}</p>
            </div>
            {example && (
              <div className="grid one-column seven-five gap-32-64 align-center">
                <div className="stack-12">
                  <p className="mono-label muted">{example.reads}</p>
                  {example.drawing}
                </div>
                <div className="stack-8">
                  <p className="strong">{example.answer}</p>
                  <p className="mono-label accent">{example.source}</p>
                </div>
              </div>
            )}
          </li>
        );
      })}
    </ul>
    <SolutionFeatures card={card} />
  </Section>
);
