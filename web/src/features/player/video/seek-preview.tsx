import { useEffect, useRef } from 'react';
import styles from './seek-bar.module.css';

interface SeekPreviewProps {
  /** URL of the video. */
  src: string;
  /** Time of the picture. */
  seconds: number;
}

/** Shows the frame at a time of the video in a second, muted element, which finishes one seek before the next. */
export const SeekPreview = ({ src, seconds }: SeekPreviewProps) => {
  const picture = useRef<HTMLVideoElement>(null);
  const wanted = useRef(seconds);
  const seekToWanted = () => {
    const { current: video } = picture;
    if (video && !video.seeking && video.currentTime !== wanted.current) video.currentTime = wanted.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the element and the time from refs.
  useEffect(() => {
    wanted.current = seconds;
    seekToWanted();
  }, [seconds]);
  return (
    <video
      ref={picture}
      className={`block full ${styles.picture}`}
      src={src}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden
      onLoadedMetadata={seekToWanted}
      onSeeked={seekToWanted}
    />
  );
};
