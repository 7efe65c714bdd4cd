import { bookmarks } from '#contract/operations/bookmarks.ts';
import { parseBookmarkId, removeBookmark } from '../data/bookmarks.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(bookmarks, 'removeBookmark', async ({ params, caller }) => {
  await removeBookmark(caller.id, parseBookmarkId(params.bookmarkId));
  return { removed: true as const };
});
