import { X, ZoomIn } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import type { LessonBlock } from '#contract/rules/lesson/lesson-blocks.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { useModal } from '../use-modal.ts';
import styles from './picture.module.css';
import { type PictureSource, usePictureSources } from './picture-sources.ts';

type PictureProps = Omit<Extract<LessonBlock, { kind: 'picture' }>, 'kind'>;

interface FilesProps extends Pick<PictureProps, 'width' | 'height' | 'alt'> {
  sources: readonly PictureSource[];
  /** As in the attribute `sizes`. */
  sizes: string;
  onError?: () => void;
}

const sourceSet = (sources: readonly PictureSource[]): string =>
  sources.map(({ url, width }) => (width === undefined ? url : `${url} ${width}w`)).join(', ');

/** The file that fits the screen best, in the first type that the browser supports. */
const Files = ({ sources, sizes, width, height, alt, onError }: FilesProps) => {
  const types = [...new Set(sources.map(({ type }) => type))];
  const ofType = (type: string | undefined) => sources.filter((source) => source.type === type);
  const fallback = ofType(types.at(-1));
  return (
    <picture>
      {types.slice(0, -1).map((type) => (
        <source key={type} type={type} srcSet={sourceSet(ofType(type))} sizes={sizes} />
      ))}
      <img
        {...{ width, height, sizes, onError }}
        alt={alt}
        srcSet={sourceSet(fallback)}
        src={fallback.at(-1)?.url}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};

interface EnlargedProps {
  isOpen: boolean;
  picture: Omit<FilesProps, 'sizes'>;
  caption: string;
  onClose: () => void;
}

/**
 * The picture as large as the window, or larger in a small window. Then it scrolls, also by keyboard, because the
 * button with the focus is inside.
 */
const Enlarged = ({ isOpen, picture, caption, onClose }: EnlargedProps) => {
  const modal = useModal(isOpen, onClose);
  const isVector = picture.sources.every(({ width }) => width === undefined);
  const ratio = picture.width / picture.height;
  return (
    <dialog
      className={`raised any-width primary ${styles.dialog}`}
      aria-label={isOpen ? 'Enlarged picture' : undefined}
      {...modal}
    >
      {isOpen && (
        <div className={styles.enlarged}>
          <div className={`row-16 between ${styles.head}`}>
            <p className="note">{caption}</p>
            <IconButton label="Close" icon={<X size={20} aria-hidden />} onClick={onClose} />
          </div>
          <div
            className={styles.sheet}
            style={{ '--ratio': ratio, maxWidth: isVector ? undefined : picture.width } as CSSProperties}
          >
            <Files {...picture} sizes="100vw" />
          </div>
        </div>
      )}
    </dialog>
  );
};

/**
 * A picture in a text. Reserves its space before it loads; pressing it enlarges it. Shows its description when it
 * cannot be loaded.
 */
export const Picture = ({ id, width, height, alt, caption }: PictureProps) => {
  const { sourcesOf, hasFailed, renew } = usePictureSources();
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState(0);
  const captionId = useId();
  const sources = sourcesOf(id);
  // The first failure may be an expired signature: the file is loaded once more, by a new URL if there is one.
  const isMissing = errors > 1 || (!sources && hasFailed);
  const onError = async () => {
    await renew();
    setErrors((count) => count + 1);
  };
  const retry = async () => {
    await renew();
    setErrors(0);
  };
  return (
    <figure className="stack-8 one-column" data-block>
      {isMissing ? (
        <div className="stack-8 sunken padded-16">
          <p>The picture could not be loaded. It shows: {alt}</p>
          <div data-no-print>
            <Button size="small" onClick={() => void retry()}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div
          className={`full bordered ${styles.frame}`}
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
          {...(!sources && { role: 'img', 'aria-label': alt })}
        >
          {sources && (
            <>
              <Files
                key={errors}
                {...{ sources, width, height, alt }}
                sizes="(max-width: 48rem) 100vw, 44rem"
                onError={() => void onError()}
              />
              <button
                type="button"
                className={`covering ${styles.enlarge}`}
                aria-label="Enlarge picture"
                aria-describedby={caption ? captionId : undefined}
                title="Enlarge picture"
                onClick={() => setOpen(true)}
                data-no-print
              >
                <ZoomIn
                  className={`absolute primary ground-surface bordered pill ${styles.icon}`}
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden
                />
              </button>
            </>
          )}
        </div>
      )}
      {sources && !isMissing && (
        <Enlarged {...{ isOpen, caption }} picture={{ sources, width, height, alt }} onClose={() => setOpen(false)} />
      )}
      {caption && (
        <figcaption id={captionId} className="muted">
          {caption}
        </figcaption>
      )}
    </figure>
  );
};
