import type { OutputOf } from '#contract/index.ts';
import { topicLabel } from '#contract/rules/topic.ts';
import { coursePriceLabel, levelLabels } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { lessonPath } from '../lesson-path.ts';

/** A suggestion: leads to a page, or runs a search. */
export interface Suggestion {
  kind: 'recent' | 'topic' | 'course' | 'lesson' | 'search';
  text: string;
  /** Second line. */
  note?: string;
  /** The page that it leads to. */
  path?: string;
  /** The search that it runs. */
  search?: string;
}

/** Suggestions under a heading. */
export interface SuggestionGroup {
  label: string;
  suggestions: Suggestion[];
}

/** Maximum suggestions of a kind. */
const maxCourses = 3;
const maxLessons = 3;
const maxTopics = 2;

const withoutEmpty = (groups: readonly SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ suggestions }) => suggestions.length > 0);

/** Maximum recent searches. */
export const maxSearches = 5;

/** Returns searches with another one first. The same words in other letters replace the earlier search. */
export const withSearch = (searches: readonly string[], search: string): string[] => {
  const others = searches.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, maxSearches);
};

/** Returns recent searches as suggestions. */
export const recentGroups = (searches: readonly string[]): SuggestionGroup[] =>
  withoutEmpty([
    {
      label: 'Recent searches',
      suggestions: searches.map((search) => ({ kind: 'recent', text: search, search })),
    },
  ]);

/** Returns topics of which a word starts with the text. */
const topicSuggestions = (text: string, topics: readonly string[]): Suggestion[] => {
  const typed = ` ${text.toLowerCase()}`;
  return topics
    .map((topic) => ({ topic, label: topicLabel(topic) }))
    .filter(({ label }) => ` ${label.toLowerCase()}`.includes(typed))
    .slice(0, maxTopics)
    .map(({ topic, label }) => ({ kind: 'topic', text: label, path: paths.courses({ topic }) }));
};

/** Returns what to suggest for a text from the first results of its search. */
export const suggestionGroups = (
  text: string,
  { courses, lectureHits = [], suggestions = [], topics, total }: OutputOf<'listCourses'>,
  enrolledIds: ReadonlySet<string>,
): SuggestionGroup[] => {
  const hitsOf = new Map(lectureHits.map(({ courseId, lectures }) => [courseId, lectures]));
  const lessons = courses.flatMap((course) =>
    (hitsOf.get(course.id) ?? []).map(
      (hit): Suggestion => ({
        kind: 'lesson',
        text: hit.title,
        note: course.title,
        path: lessonPath(course, hit, enrolledIds.has(course.id)),
      }),
    ),
  );
  return withoutEmpty([
    { label: 'Topics', suggestions: topicSuggestions(text, topics) },
    {
      label: 'Courses',
      suggestions: courses.slice(0, maxCourses).map((course) => ({
        kind: 'course',
        text: course.title,
        note: `${levelLabels[course.level]} · ${coursePriceLabel(course)}`,
        path: paths.course(course.id),
      })),
    },
    { label: 'Lessons', suggestions: lessons.slice(0, maxLessons) },
    {
      label: 'Similar titles',
      suggestions: suggestions.map(({ id, title }) => ({ kind: 'course', text: title, path: paths.course(id) })),
    },
    {
      label: 'All results',
      suggestions:
        total > 0 ? [{ kind: 'search', text: `Show ${formatCount(total, 'course')} for “${text}”`, search: text }] : [],
    },
  ]);
};
