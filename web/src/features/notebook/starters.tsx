import { Play } from 'lucide-react';
import type { ReactNode } from 'react';

interface Starter {
  title: string;
  code: string;
  /** What the code shows. */
  result: ReactNode;
}

const visits = { Lisbon: 120, Oslo: 80, Quito: 150 };

const Bars = () => (
  <svg className="block full" viewBox="0 0 240 84" height="5.6rem" preserveAspectRatio="none" aria-hidden>
    {Object.entries(visits).map(([city, count], index) => (
      <rect
        key={city}
        className="fill-accent"
        x={8 + index * 80}
        y={80 - count / 2}
        width="64"
        height={count / 2}
        rx="2"
      />
    ))}
    <path className="stroke-strong" d="M0 80.5H240" />
  </svg>
);

/** First programs for an empty notebook. */
const starters: readonly Starter[] = [
  {
    title: 'Read a small table',
    code: `rows = [
    {"city": "Lisbon", "visits": 120},
    {"city": "Oslo", "visits": 80},
    {"city": "Quito", "visits": 150},
]

for row in rows:
    print(row["city"], row["visits"])

print("Total:", sum(row["visits"] for row in rows))`,
    result: ['Lisbon 120', 'Oslo 80', 'Quito 150', 'Total: 350'].map((line) => (
      <samp key={line} className="block">
        {line}
      </samp>
    )),
  },
  {
    title: 'Draw a chart',
    code: 'plot.bar({"Lisbon": 120, "Oslo": 80, "Quito": 150}, title="Visits")',
    result: <Bars />,
  },
];

/** Offers programs to begin with, beside what they show; `onChoose` receives one as Markdown. */
export const Starters = ({ onChoose }: { onChoose: (body: string) => void }) => (
  <section className="stack-12 above-24" aria-labelledby="starters">
    <h2 id="starters" className="title">
      Start with an example
    </h2>
    <ul className="grid-16 halves align-stretch">
      {starters.map(({ title, code, result }) => (
        <li key={title} className="grid">
          <button
            type="button"
            className="surface stack-12 one-column top padded-16 text-start hover-border"
            onClick={() => onChoose(`\`\`\`python\n${code}\n\`\`\``)}
          >
            <span className="row-8 strong">
              <Play className="accent" size={16} strokeWidth={2} aria-hidden />
              {title}
            </span>
            <span className="block sunken padded-16">{result}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
