import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate, useOperation } from '#web/src/api/use-operation.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';

export type Bookmark = OutputOf<'listBookmarks'>['bookmarks'][number];

/** A timestamp in a lecture: indexes from 0, whole seconds. */
export interface BookmarkPosition {
  sectionIndex: number;
  lectureIndex: number;
  timestamp: number;
}

/** Reads the learner's bookmarks in a course once `isWanted`; adds and removes bookmarks. */
export const useBookmarks = (courseId: string, isWanted = true) => {
  const params = { courseId };
  const { data, error, mutate } = useOperation('listBookmarks', isWanted ? { params } : null);

  const mutateBookmarks = (edit: (cached: Bookmark[]) => Bookmark[]) =>
    mutate((cached) => cached && { bookmarks: edit(cached.bookmarks) }, { revalidate: false });
  const insertBookmark = (saved: Bookmark) =>
    isWanted
      ? mutateBookmarks((cached) => [saved, ...cached.filter(({ id }) => id !== saved.id)])
      : revalidate('listBookmarks');

  const add = async ({ sectionIndex, lectureIndex, timestamp }: BookmarkPosition) => {
    try {
      const saved = await call('addBookmark', { params, body: { sectionIndex, lectureIndex, timestamp } });
      await insertBookmark(saved);
      notify.success(`Bookmarked at ${formatTimestamp(saved.timestamp)}`);
    } catch (problem) {
      notify.error(errorMessage(problem, 'The bookmark could not be saved. Please try again.'));
    }
  };

  const remove = async (bookmark: Bookmark) => {
    await mutateBookmarks((cached) => cached.filter(({ id }) => id !== bookmark.id));
    try {
      await call('removeBookmark', { params: { bookmarkId: bookmark.id } }, { keepalive: true });
      notify.withAction('Bookmark removed', 'Undo', () => void add(bookmark));
    } catch (problem) {
      await insertBookmark(bookmark);
      notify.error(errorMessage(problem, 'The bookmark could not be removed. Please try again.'));
    }
  };

  return { bookmarks: data?.bookmarks, error, retry: () => void mutate(), add, remove };
};

export type Bookmarks = ReturnType<typeof useBookmarks>;
