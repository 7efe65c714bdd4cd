import { Badge } from './badge.tsx';

/** A list of plain badges, e.g. the skills of a course. Labels must be unique. */
export const BadgeList = ({ labels }: { labels: readonly string[] }) => (
  <ul className="cluster-8">
    {labels.map((label) => (
      <li key={label}>
        <Badge>{label}</Badge>
      </li>
    ))}
  </ul>
);
