import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { Instant } from '../schemas/identifiers.ts';
import { LectureNote, Note, NoteText } from '../schemas/learner.ts';

export const notes = operations({
  getNote: {
    summary: "Get the learner's note on a lecture; empty when there is none.",
    method: 'GET',
    path: '/courses/{courseId}/notes/{sectionIndex}/{lectureIndex}',
    access: 'learner',
    response: Note,
    problems: [],
    needs: ['learners:GetItem'],
  },
  saveNote: {
    summary: "Replace the learner's note on a lecture.",
    method: 'POST',
    path: '/courses/{courseId}/notes/{sectionIndex}/{lectureIndex}',
    access: 'learner',
    body: z.strictObject({ content: NoteText }),
    response: z.object({ content: z.string(), updatedAt: Instant }),
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:PutItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
  listNotes: {
    summary: "List the learner's notes in a course, in lecture order.",
    method: 'GET',
    path: '/courses/{courseId}/notes',
    access: 'learner',
    response: z.object({ notes: z.array(LectureNote) }),
    problems: [],
    needs: ['learners:Query'],
  },
});
