import { coverPath } from '#contract/cover/cover.ts';

/**
 * Returns the background of a box that shows a course's cover before a video plays. Where the box is wider than the
 * cover, an enlarged corner of the cover fills it with the plain ground.
 */
export const coverBackground = (courseId: string): string => {
  const url = `url("${coverPath(courseId)}")`;
  return `${url} center / contain no-repeat content-box, ${url} 0 0 / 8000% no-repeat content-box`;
};
