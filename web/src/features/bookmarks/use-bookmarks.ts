import type { OutputOf } from '../../../../contract/index.ts';
import { call } from '../../api/client.ts';
import { sentenceFor } from '../../api/problem-messages.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatPosition } from '../../site/format.ts';
import { notify } from '../../ui/toasts/notify.ts';

export type Bookmark = OutputOf<'listBookmarks'>['bookmarks'][number];

/** A moment of a lecture, positions counted from 0, whole seconds. */
export interface Moment {
  sectionIndex: number;
  lectureIndex: number;
  timestamp: number;
}

/** The learner's bookmarks in a course, and what can be done with them. */
export const useBookmarks = (courseId: string) => {
  const params = { courseId };
  const { data, error, mutate } = useOperation('listBookmarks', { params });

  const change = (edit: (known: Bookmark[]) => Bookmark[]) =>
    mutate((known) => known && { bookmarks: edit(known.bookmarks) }, { revalidate: false });
  const put = (kept: Bookmark) => change((known) => [kept, ...known.filter(({ id }) => id !== kept.id)]);

  const add = async ({ sectionIndex, lectureIndex, timestamp }: Moment) => {
    try {
      const kept = await call('addBookmark', { params, body: { sectionIndex, lectureIndex, timestamp } });
      await put(kept);
      notify.success(`Bookmarked at ${formatPosition(kept.timestamp)}`);
    } catch (problem) {
      notify.error(sentenceFor(problem, 'The bookmark could not be saved. Please try again.'));
    }
  };

  const remove = async (bookmark: Bookmark) => {
    await change((known) => known.filter(({ id }) => id !== bookmark.id));
    try {
      await call('removeBookmark', { params: { bookmarkId: bookmark.id } }, { keepalive: true });
      notify.offer('Bookmark removed', 'Undo', () => void add(bookmark));
    } catch (problem) {
      await put(bookmark);
      notify.error(sentenceFor(problem, 'The bookmark could not be removed. Please try again.'));
    }
  };

  return { bookmarks: data?.bookmarks, error, retry: () => void mutate(), add, remove };
};

export type Bookmarks = ReturnType<typeof useBookmarks>;
