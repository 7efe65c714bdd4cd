interface BarProps {
  percent: number;
  /** End of a marked part that begins at `percent`. */
  markedPercent?: number;
}

/** A thin decorative bar, filled up to `percent`; text beside it gives the figure. */
export const Bar = ({ percent, markedPercent = percent }: BarProps) => (
  <svg
    className="full unfilled pill"
    height="4"
    strokeWidth="4"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden
  >
    <path className="stroke-line" vectorEffect="non-scaling-stroke" d="M0 2h100" />
    {markedPercent > percent && (
      <path className="stroke-award" vectorEffect="non-scaling-stroke" d={`M${percent} 2H${markedPercent}`} />
    )}
    <path className="stroke-accent" strokeLinecap="round" vectorEffect="non-scaling-stroke" d={`M0 2h${percent}`} />
  </svg>
);
