import type { OutputOf } from '#contract/index.ts';
import { type Mark, markWords } from '#contract/rules/search/highlight.ts';
import { stemOf, tokenize } from '#contract/rules/search/tokenize.ts';
import { topicLabel } from '#contract/rules/topic.ts';
import { coursePriceLabel, levelLabels } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { joinMarks } from '../join-marks.ts';
import { lessonPath } from '../lesson-path.ts';

/** A suggestion: leads to a page, or runs a search. */
export interface Suggestion {
  kind: 'recent' | 'topic' | 'course' | 'lesson' | 'search';
  text: string;
  /** Parts of the text that match the search. */
  marks?: Mark[];
  /** Second line. */
  note?: string;
  /** The sentence in which the search was found, from shortly before its first word. */
  quote?: { text: string; marks: Mark[] };
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

// Maximum suggestions of each kind.
const maxCourses = 3;
const maxLessons = 3;
const maxTopics = 2;

/** Characters of a sentence shown before the first word found in it. */
const maxBefore = 20;

/** Returns a sentence and its marks from shortly before its first mark; a single line has space for little more. */
const quoteFrom = (sentence: string, marks: readonly Mark[]): NonNullable<Suggestion['quote']> => {
  const first = marks[0]?.[0] ?? 0;
  const cut = first > maxBefore ? sentence.indexOf(' ', first - maxBefore) + 1 : 0;
  const start = Math.min(cut, first);
  const lead = start > 0 ? '… ' : '';
  const moved = joinMarks(sentence, marks).map(
    ([from, to]): Mark => [from - start + lead.length, to - start + lead.length],
  );
  return { text: lead + sentence.slice(start), marks: moved };
};

/** Returns the positions of the search's words in a title; the last word may be incomplete. */
const marksIn = (title: string, search: string): Mark[] => {
  const words = tokenize(search);
  const last = words.at(-1);
  const begun = last === undefined ? [] : tokenize(title).filter((word) => word.startsWith(last));
  return joinMarks(title, markWords(title, new Set([...words, ...begun].map(stemOf))).marks);
};

/** Sorts results that show a word of the search before those that match elsewhere. */
const visibleFirst = <Found>(found: readonly Found[], isVisible: (one: Found) => boolean): Found[] =>
  found.toSorted((a, b) => Number(isVisible(b)) - Number(isVisible(a)));

const showsHit = ({ marks = [], quote }: Suggestion): boolean => marks.length > 0 || quote !== undefined;

const withoutEmpty = (groups: readonly SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ suggestions }) => suggestions.length > 0);

/** Maximum recent searches. */
export const maxSearches = 5;

/** Returns searches with another one first; it replaces an earlier search that differs only in case. */
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

/** Returns topics with a word that starts with the text. */
const topicSuggestions = (text: string, topics: readonly string[]): Suggestion[] => {
  const typed = ` ${text.toLowerCase()}`;
  return topics
    .map((topic) => ({ topic, label: topicLabel(topic) }))
    .filter(({ label }) => ` ${label.toLowerCase()}`.includes(typed))
    .slice(0, maxTopics)
    .map(({ topic, label }) => ({ kind: 'topic', text: label, path: paths.courses({ topic }) }));
};

/** Returns the suggestions for a text, from the first results of its search. */
export const suggestionGroups = (
  text: string,
  { courses, lectureHits = [], suggestions = [], topics, total, correctedSearch }: OutputOf<'listCourses'>,
  enrolledIds: ReadonlySet<string>,
): SuggestionGroup[] => {
  const search = correctedSearch ?? text;
  const hitsOf = new Map(lectureHits.map(({ courseId, lectures }) => [courseId, lectures]));
  const lessonsOf = (course: (typeof courses)[number]) =>
    (hitsOf.get(course.id) ?? []).map(
      (hit): Suggestion => ({
        kind: 'lesson',
        text: hit.title,
        marks: marksIn(hit.title, search),
        note: course.title,
        ...(hit.sentence !== undefined && { quote: quoteFrom(hit.sentence, hit.marks ?? []) }),
        path: lessonPath(course, hit, enrolledIds.has(course.id)),
      }),
    );
  const ranked = visibleFirst(
    courses,
    (course) => marksIn(course.title, search).length > 0 || lessonsOf(course).some(showsHit),
  );
  const lessons = visibleFirst(ranked.flatMap(lessonsOf), showsHit);
  return withoutEmpty([
    { label: 'Topics', suggestions: topicSuggestions(text, topics) },
    {
      label: 'Courses',
      suggestions: ranked.slice(0, maxCourses).map((course) => ({
        kind: 'course',
        text: course.title,
        marks: marksIn(course.title, search),
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
