import type { Tool } from '../facts/tools.ts';
import styles from './tool-mark.module.css';

/** Brand marks on a 24 grid: canvas, wave, envelope with cursor, speech bubble, two heads. */
const marks: Record<Tool['slug'], string> = {
  plan: 'M4 4.5h16v15H4zM4 13h16M9.3 4.5V13M14.7 4.5V13M12 13v6.5',
  dublabs: 'M3 12h1.5M7.5 8v8M11 4.5v15M14.5 7.5v9M18 10v4M21 11.9v.2',
  draftemail: 'M20.5 11V5.5h-17v12H11M3.5 6l8.5 6.5L20.5 6M14.5 14.5l6 2.2-2.7 1.2-1.2 2.7z',
  joblyn: 'M4 5h16v11h-8l-4.5 4V16H4zM9 9v3M12 8v5M15 9.5v2',
  pmcoach:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19.5c0-3.3 2.2-5.5 5.5-5.5s5.5 2.2 5.5 5.5M16 5.2a3 3 0 0 1 0 5.6M16.5 14.2c3 .3 5 2.4 5 5.3',
};

/** A tool's mark on a tile in its color. */
export const ToolMark = ({ slug, size = 40 }: { slug: Tool['slug']; size?: 24 | 32 | 40 | 56 }) => (
  <span className={`centered fixed rounded ${styles.tile}`} data-tool={slug} data-size={size}>
    <svg
      viewBox="0 0 24 24"
      className={`line-drawing ${styles.mark}`}
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={marks[slug]} />
    </svg>
  </span>
);
