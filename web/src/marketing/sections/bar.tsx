interface BarProps {
  percent: number;
  /** Where a marked part after `percent` ends. */
  markedPercent?: number;
}

/** A thin drawn bar, filled up to `percent`; the figure is beside it. */
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
