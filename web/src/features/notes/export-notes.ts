import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { notesMarkdown } from './notes-markdown.ts';

export interface NotesCourse {
  courseId: string;
  title: string;
  sectionTitles: readonly string[];
}

const download = (name: string, text: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Downloads all notes of a course as one Markdown file. */
export const exportNotes = async ({ courseId, title, sectionTitles }: NotesCourse): Promise<void> => {
  try {
    const { notes } = await call('listNotes', { params: { courseId } });
    if (notes.every(({ content }) => content.trim() === '')) {
      return notify.plain('There are no notes in this course yet.');
    }
    download(`notes-${courseId}.md`, notesMarkdown(title, sectionTitles, notes));
  } catch (error) {
    notify.error(errorMessage(error, 'The notes could not be exported. Please try again.'));
  }
};
