import { Button } from '#web/src/ui/button.tsx';

/** First programs for an empty notebook, as Markdown. */
const starters = [
  {
    title: 'Read a small table',
    body: `\`\`\`python
rows = [
    {"city": "Lisbon", "visits": 120},
    {"city": "Oslo", "visits": 80},
    {"city": "Quito", "visits": 150},
]

for row in rows:
    print(row["city"], row["visits"])

print("Total:", sum(row["visits"] for row in rows))
\`\`\``,
  },
  {
    title: 'Draw a chart',
    body: `\`\`\`python
plot.bar({"Lisbon": 120, "Oslo": 80, "Quito": 150}, title="Visits")
\`\`\``,
  },
] as const;

/** Offers programs to begin with; `onChoose` receives one as Markdown. */
export const Starters = ({ onChoose }: { onChoose: (body: string) => void }) => (
  <div className="cluster-8">
    <p className="note">Start with an example:</p>
    {starters.map(({ title, body }) => (
      <Button key={title} size="small" onClick={() => onChoose(body)}>
        {title}
      </Button>
    ))}
  </div>
);
