import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './faq-search.module.css';

/** The list is a static island, so it is changed through the DOM. */
const list = () => document.getElementById('questions');

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the ranges of an element's text that match any of the words. */
const rangesIn = (element: Element, words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.toLowerCase() ?? '';
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
};

/** Marks words without changing the document, in browsers with the CSS Custom Highlight API. */
const markWords = (elements: readonly Element[], words: readonly string[]): void => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('found', new Highlight(...elements.flatMap((element) => rangesIn(element, words))));
};

/** Returns the trigrams of a word; words that differ by a typo or an ending share most of them. */
const partsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3));

/** Returns the share of a word's trigrams, from 0 to 1, in the most similar word of a text. */
const likeness = (word: string, text: readonly string[]): number => {
  const parts = partsOf(word);
  const shared = text.map((other) => parts.filter((part) => other.includes(part)).length);
  return Math.max(0, ...shared) / Math.max(1, parts.length);
};

const maxNearest = 3;
/** Likeness from which two words count as similar. */
const minLikeness = 0.5;

/** Returns the questions whose words are most similar to those of a query without an exact match. */
const nearestTo = (words: readonly string[], questions: readonly HTMLDetailsElement[]): HTMLDetailsElement[] =>
  questions
    .map((question) => {
      const text = splitWords(question.textContent);
      const alike = words.map((word) => likeness(word, text)).filter((share) => share >= minLikeness);
      return { question, score: alike.reduce((sum, share) => sum + share, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxNearest)
    .map(({ question }) => question);

interface Filtered {
  /** Number of questions that contain every word. */
  found: number;
  /** Number of similar questions, when none contains every word. */
  nearest: number;
}

/**
 * Filters the questions and their groups. Shows the questions that contain every word, open and with the words marked;
 * else the nearest ones, closed, or all if none is near. Without words, shows all questions, the first one open.
 */
const filterAnswers = (query: string): Filtered => {
  const words = splitWords(query);
  const questions = [...(list()?.querySelectorAll('details') ?? [])];
  const found = questions.filter((question) => {
    const text = question.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const nearest = found.length > 0 ? [] : nearestTo(words, questions);
  const shown = [found, nearest, questions].find(({ length }) => length > 0) ?? [];
  for (const question of questions) {
    // Browsers keep only one `details` element with the same name open.
    question.name = words.length > 0 ? '' : 'faq';
    question.hidden = !shown.includes(question);
    question.open = words.length > 0 ? found.includes(question) : question === questions[0];
  }
  for (const group of list()?.querySelectorAll('section') ?? []) {
    group.hidden = !shown.some((question) => group.contains(question));
    const link = document.querySelector<HTMLElement>(`nav li:has(> [href="#${group.id}"])`);
    if (link) link.hidden = group.hidden;
  }
  markWords(words.length > 0 ? found : [], words);
  return { found: found.length, nearest: nearest.length };
};

/** Opens the answer with this id and scrolls to it. */
const showAnswer = (id: string): void => {
  const answer = id ? document.getElementById(id) : null;
  const question = answer?.closest('details');
  if (!question) return;
  question.open = true;
  answer?.scrollIntoView();
};

const countLabel = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

const nearestLabel = (count: number) => `The closest ${count === 1 ? 'question is' : 'questions are'} below.`;

/** Filters the list below to questions that contain every word, and opens the one named by the URL's fragment. */
export const FaqSearch = () => {
  const input = useRef<HTMLInputElement>(null);
  const [filtered, setFiltered] = useState<Filtered>();
  const { hash } = useLocation();

  const search = useCallback((text: string) => {
    const shown = filterAnswers(text);
    setFiltered(text.trim() ? shown : undefined);
  }, []);

  // Applies input from before hydration.
  useEffect(() => {
    if (input.current?.value) search(input.current.value);
  }, [search]);
  useEffect(() => showAnswer(hash.slice(1)), [hash]);

  return (
    <search className={`relative ${styles.search}`} data-no-print>
      <div className={`surface padded-16-24 ${styles.card}`} data-needs-script>
        <TextInput
          label="Search the answers"
          type="search"
          placeholder="refund, time zone, certificate"
          autoComplete="off"
          ref={input}
          onChange={({ target }) => search(target.value)}
        />
        <p role="status" className={`note ${styles.count}`}>
          {filtered && filtered.found > 0 && countLabel(filtered.found)}
          {filtered?.found === 0 && (
            <>
              No answer contains that. {filtered.nearest > 0 && nearestLabel(filtered.nearest)}{' '}
              <Link to={paths.contact()}>Ask us instead</Link>
            </>
          )}
        </p>
      </div>
    </search>
  );
};
