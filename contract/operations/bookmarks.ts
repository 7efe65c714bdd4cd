import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { BodyIndex, Seconds } from '../schemas/identifiers.ts';
import { Bookmark } from '../schemas/learner.ts';

export const bookmarks = operations({
  listBookmarks: {
    summary: "List the learner's bookmarks in a course, newest first.",
    method: 'GET',
    path: '/courses/{courseId}/bookmarks',
    access: 'learner',
    response: z.object({ bookmarks: z.array(Bookmark) }),
    problems: [],
    needs: ['learners:Query'],
  },
  addBookmark: {
    summary: 'Bookmark a position in a lecture. Repeating it changes nothing.',
    method: 'POST',
    path: '/courses/{courseId}/bookmarks',
    access: 'learner',
    body: z.strictObject({ sectionIndex: BodyIndex, lectureIndex: BodyIndex, timestamp: Seconds }),
    response: Bookmark,
    problems: ['not-found', 'not-enrolled', 'lecture-locked', 'too-many-items'],
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'learners:DeleteItem',
      'subscribers:GetItem',
    ],
    limit: '500 bookmarks per course',
  },
  removeBookmark: {
    summary: 'Delete a bookmark. Repeating it changes nothing.',
    method: 'DELETE',
    path: '/courses/bookmarks/{bookmarkId}',
    access: 'learner',
    response: z.object({ removed: z.literal(true) }),
    problems: [],
    needs: ['learners:DeleteItem'],
  },
});
