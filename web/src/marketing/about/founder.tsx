import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Split } from '../sections/split.tsx';
import styles from './founder.module.css';

/** A drawn portrait: a desk, a lamp, a page with one line marked. */
const Desk = () => (
  <svg className={styles.desk} viewBox="0 0 560 380" aria-hidden>
    <path d="M60 320h440M120 320v40M440 320v40" />
    <path d="M400 320V190l-70-70M330 120l-44-22 34 62zM376 320h48" />
    <path className={styles.light} d="M286 98 320 160 340 306H130z" />
    <path className={styles.page} d="M170 306 196 226h120l26 80z" />
    <path d="M208 246h92M203 262h102M197 294h112" />
    <path d="M200 278h108" data-marked />
    <path d="M90 306v-44h36v44M126 272h12v20h-12" />
  </svg>
);

export const Founder = () => (
  <Split id="founder-title" title="Ruth Calloway, founder" picture={<Desk />} flip>
    <p>
      Ruth taught evening classes in statistics, writing and office software, mostly to people who had been told that
      they were not technical. The letter with the invented law came up in one of those classes.
    </p>
    <p>
      She still teaches. Every example in her courses is written by hand, and she keeps a folder of her own worst
      prompts for class, because a teacher who never fails has nothing to show.
    </p>
    <p className={styles.way}>
      <Link to={paths.course('ai-literacy-in-ten-days')}>Her course: AI Literacy in Ten Days</Link>
    </p>
  </Split>
);
