import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Returns whether the video stays in view above the scrolling page (`player-layout.module.css`). */
const staysAbove = () => matchMedia('(width < 64rem) and (orientation: portrait) and (min-height: 36rem)').matches;

/**
 * Keeps the current line centered in its own box, without scrolling the page, until the reader scrolls the box. Where
 * the lines are part of the page, keeps the line in view below the video. `current` is the index of the line, -1 for
 * none.
 */
export const useAutoScroll = (
  current: number,
): { box: RefObject<HTMLOListElement | null>; isFollowing: boolean; follow: () => void; stopFollowing: () => void } => {
  const box = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);

  useEffect(() => {
    const list = box.current;
    if (!list || !isFollowing || current < 0) return;
    const line = list.children[current];
    if (!(line instanceof HTMLElement)) return;
    const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    if (staysAbove()) line.scrollIntoView({ block: 'nearest', behavior });
    else list.scrollTo({ top, behavior });
  }, [current, isFollowing]);

  return {
    box,
    isFollowing,
    follow: useCallback(() => setFollowing(true), []),
    stopFollowing: useCallback(() => setFollowing(false), []),
  };
};
