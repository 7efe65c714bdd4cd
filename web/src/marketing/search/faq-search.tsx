import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './faq-search.module.css';
import { filterAnswers, showAnswer } from './filter-answers.ts';

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
    <search className={styles.search}>
      <TextInput
        label="Search the answers"
        type="search"
        placeholder="refund, time zone, certificate"
        autoComplete="off"
        ref={input}
        onChange={({ target }) => search(target.value)}
      />
      <p role="status" className={styles.count}>
        {count !== undefined && countLabel(count)}
        {count === 0 && (
          <>
            {' '}
            for these words. <Link to={paths.contact()}>Ask us instead</Link>
          </>
        )}
      </p>
    </search>
  );
};
