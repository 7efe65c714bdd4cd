import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/src/api/client.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';

/** Pause in typing before suggestions are fetched, in milliseconds. */
const debounceMs = 150;
/** Minimum length of a text that gets suggestions; a single letter matches nothing in particular. */
const minLength = 2;
/** Courses fetched. */
const limit = '5';

interface Answer {
  text: string;
  page: OutputOf<'listCourses'>;
}

interface Suggestions {
  groups: SuggestionGroup[];
  /** The corrected text, when one of its words was treated as a typo. */
  correctedText: string | undefined;
  /** False while the groups belong to an earlier text. */
  isCurrent: boolean;
}

/**
 * Returns suggestions for a text; undefined until there are any. Keeps the previous ones while the next are fetched,
 * and aborts requests for texts that have changed. Failures give no suggestions, because the search itself still works.
 */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const [answer, setAnswer] = useState<Answer>();
  const account = useAccount();
  const isLongEnough = text.length >= minLength;
  const { data: enrolled } = useOperation(
    'listEnrolledCourses',
    account.status === 'authenticated' && isLongEnough ? {} : null,
  );

  useEffect(() => {
    if (!isLongEnough) return setAnswer(undefined);
    const request = new AbortController();
    const { signal } = request;
    const show = (next: Answer | undefined) => {
      if (!signal.aborted) setAnswer(next);
    };
    const timer = setTimeout(
      () =>
        call('listCourses', { query: { search: text, limit } }, { signal }).then(
          (page) => show({ text, page }),
          () => show(undefined),
        ),
      debounceMs,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, isLongEnough]);

  if (!answer) return undefined;
  return {
    groups: suggestionGroups(answer.text, answer.page, new Set(enrolled?.courses.map(({ id }) => id))),
    correctedText: answer.page.correctedSearch,
    isCurrent: answer.text === text,
  };
};
