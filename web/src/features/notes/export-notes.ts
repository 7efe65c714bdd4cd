import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { saveAsFile } from '#web/src/lib/save-as-file.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { notesMarkdown } from './notes-markdown.ts';

export interface NotesCourse {
  courseId: string;
  title: string;
  sectionTitles: readonly string[];
}

/** Downloads all notes of a course as one Markdown file. */
export const exportNotes = async ({ courseId, title, sectionTitles }: NotesCourse): Promise<void> => {
  try {
    const { notes } = await call('listNotes', { params: { courseId } });
    if (notes.every(({ content }) => content.trim() === '')) {
      return notify.plain('There are no notes in this course yet.');
    }
    const text = notesMarkdown(title, sectionTitles, notes);
    saveAsFile(text, `notes-${courseId}.md`, 'text/markdown;charset=utf-8');
  } catch (error) {
    notify.error(errorMessage(error, 'The notes could not be exported. Please try again.'));
  }
};
