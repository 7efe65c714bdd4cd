import * as z from 'zod/mini';
import { type PublishedCourse, publishedCourse } from '#content/publish/course-rows.ts';
import { drawingFiles } from '#content/publish/drawings.ts';
import { searchableCourse } from '#content/publish/publish-index.ts';
import { readCourses } from '#content/read-courses.ts';
import { buildCourseIndex } from '#contract/rules/course-search.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { CourseDetail } from '#contract/schemas/course.ts';
import type { PublishedCourses } from '#web/bundling/prerendered-pages.ts';

/** An expired URL: the browser requests a new one when playback starts. */
const expiredUrl = { url: '', captions: [], expiresAt: new Date(0).toISOString() };

/** The courses in `content/` as their pages show them, for prerendering. */
export const knownCourses = async (): Promise<PublishedCourses> => {
  const checkedCourses = await readCourses();
  const courses = checkedCourses.map(publishedCourse);
  const searchable = checkedCourses.map((checked, position) =>
    searchableCourse(checked, courses[position] as PublishedCourse),
  );
  return {
    index: buildCourseIndex(searchable, { version: '', cursorKey: '' }),
    covers: new Map(courses.map(({ cover, detail }) => [detail.id, cover])),
    drawings: drawingFiles(checkedCourses),
    details: courses.map(({ detail }) => {
      const preview = lecturesInOrder(detail).find(({ lecture }) => lecture.isPreview)?.lecture;
      return z.parse(CourseDetail, {
        ...detail,
        related: [],
        ...(preview && { preview: { ...expiredUrl, lectureId: preview.id, title: preview.title } }),
      });
    }),
  };
};
