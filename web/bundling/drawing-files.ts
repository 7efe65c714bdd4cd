import { coverPath, portraitPath } from '#contract/cover/cover.ts';
import { coverSvg, figureSvg, portraitSvg } from '#contract/cover/cover-svg.ts';
import type { PublishedCourses } from './prerendered-pages.ts';

/** The drawings of the courses as SVG files, by URL path: covers, portraits and figures. */
export const drawingFiles = ({ covers, portraits, figures }: PublishedCourses): ReadonlyMap<string, string> =>
  new Map([
    ...[...covers].map(([id, cover]) => [coverPath(id), coverSvg(cover)] as const),
    ...[...portraits].map(([name, portrait]) => [portraitPath(name), portraitSvg(portrait)] as const),
    ...[...figures].map(([path, drawing]) => [path, figureSvg(drawing)] as const),
  ]);
