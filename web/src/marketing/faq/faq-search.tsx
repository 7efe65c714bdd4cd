import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './faq-search.module.css';

/** The list is a static island, so it is changed through the DOM. */
const list = () => document.getElementById('questions');

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Shows the questions that contain every word, with their groups; returns how many. */
const filterAnswers = (query: string): number => {
  const words = splitWords(query);
  let count = 0;
  for (const group of list()?.querySelectorAll('section') ?? []) {
    let isEmpty = true;
    for (const question of group.querySelectorAll('details')) {
      const text = question.textContent.toLowerCase();
      question.hidden = !words.every((word) => text.includes(word));
      if (question.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    group.hidden = isEmpty;
  }
  return count;
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

/** Filters the list below to questions that contain every word, and opens the one named by the URL's fragment. */
export const FaqSearch = () => {
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState<number>();
  const { hash } = useLocation();

  const search = useCallback((text: string) => {
    const found = filterAnswers(text);
    setCount(text.trim() ? found : undefined);
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
          {count !== undefined && countLabel(count)}
          {count === 0 && (
            <>
              {' '}
              for these words. <Link to={paths.contact()}>Ask us instead</Link>
            </>
          )}
        </p>
      </div>
    </search>
  );
};
