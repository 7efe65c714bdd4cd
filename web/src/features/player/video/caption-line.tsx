import { useStore } from '#web/src/lib/store.ts';
import styles from './caption-line.module.css';
import type { Captions } from './captions.ts';

/** Caption over the video. Screen readers use the transcript. */
export const CaptionLine = ({ captions }: { captions: Captions }) => {
  const shown = useStore(captions.store, (state) => state.shown);
  const caption = useStore(captions.store, (state) => state.caption);
  if (shown === null || !caption) return null;
  return (
    <p className={`any-width text-centered absolute ${styles.container}`} aria-hidden>
      <span className={styles.text} lang={shown}>
        {caption}
      </span>
    </p>
  );
};
