import { bookmarks } from '#contract/operations/bookmarks.ts';
import { listBookmarks } from '../data/bookmarks.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(bookmarks, 'listBookmarks', async ({ params, caller }) => ({
  bookmarks: await listBookmarks(caller.id, params.courseId),
}));
