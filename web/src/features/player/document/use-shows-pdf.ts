import { useMediaQuery } from '#web/src/lib/use-media-query.ts';

/** iOS and iPadOS, where a frame shows only the first page of a PDF. iPadOS calls itself a Mac. */
const isIos = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this browser shows all pages of a PDF in a frame, and the window is wide enough to read them. */
export const useShowsPdf = (): boolean => {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return isWide && navigator.pdfViewerEnabled && !isIos();
};
