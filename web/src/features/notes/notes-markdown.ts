/** A note with its position; indexes from 0. */
interface NoteWithPosition {
  sectionIndex: number;
  lectureTitle: string;
  content: string;
}

/** Builds one Markdown document from all notes of a course, with a heading per section and lecture that has notes. */
export const notesMarkdown = (
  title: string,
  sectionTitles: readonly string[],
  notes: readonly NoteWithPosition[],
): string => {
  const nonEmpty = notes.filter(({ content }) => content.trim() !== '');
  const parts = nonEmpty.flatMap((note, index) => {
    const isNewSection = note.sectionIndex !== nonEmpty[index - 1]?.sectionIndex;
    const section = sectionTitles[note.sectionIndex] ?? `Section ${note.sectionIndex + 1}`;
    return [...(isNewSection ? [`## ${section}`] : []), `### ${note.lectureTitle}`, note.content.trim()];
  });
  return `${[`# Notes: ${title}`, ...parts].join('\n\n')}\n`;
};
