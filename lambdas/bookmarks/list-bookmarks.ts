import { listBookmarks } from '../data/bookmarks.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint('listBookmarks', async ({ params, caller }) => ({
  bookmarks: await listBookmarks(caller.id, params.courseId),
}));
