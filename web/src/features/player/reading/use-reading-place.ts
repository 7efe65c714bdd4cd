import { useEffect, useState } from 'react';
import { lessonTextId } from './lesson-text-id.ts';
import { type ReadingPlace, readingPlace } from './reading-place.ts';

const headingsOf = (text: HTMLElement | null) => [...(text?.querySelectorAll('h2') ?? [])];

const placeNow = (): ReadingPlace => {
  const text = document.getElementById(lessonTextId);
  const { top, height } = text?.getBoundingClientRect() ?? { top: 0, height: 0 };
  const headings = headingsOf(text).map((heading) => heading.getBoundingClientRect().top);
  return readingPlace({ top, height, headings, windowHeight: innerHeight });
};

/** Scrolls to a heading of the lesson's text and moves the focus there. */
export const goToHeading = (index: number): void => {
  const heading = headingsOf(document.getElementById(lessonTextId))[index];
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
};

/** Tracks the reader's position in the lesson's text. */
export const useReadingPlace = (): ReadingPlace => {
  const [place, setPlace] = useState<ReadingPlace>({ part: -1, share: 0 });
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setPlace(placeNow());
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The text grows when it loads, and when an answer is shown.
    const resizes = new ResizeObserver(schedule);
    const text = document.getElementById(lessonTextId);
    if (text) resizes.observe(text);
    for (const type of ['scroll', 'resize']) addEventListener(type, schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      for (const type of ['scroll', 'resize']) removeEventListener(type, schedule);
    };
  }, []);
  return place;
};
