import { NotebookFormatError, notebookLimits, parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import { fromFile, type NotebookDocument, toText } from './model/ipynb.ts';

const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'notebook'
  }.ipynb`;

/** Downloads the notebook as an `.ipynb` file. */
export const downloadNotebook = (title: string, document: NotebookDocument): void => {
  const objectUrl = URL.createObjectURL(new Blob([toText(document)], { type: 'application/x-ipynb+json' }));
  const link = Object.assign(window.document.createElement('a'), { href: objectUrl, download: fileName(title) });
  link.click();
  // Leaves the browser time to start the download.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
};

/** Reads an `.ipynb` file. @throws NotebookFormatError with a user-facing message */
export const readNotebookFile = async (file: File): Promise<NotebookDocument> => {
  if (file.size > notebookLimits.bytes) {
    throw new NotebookFormatError('too-large', 'This file is larger than 1 MB. Clear its outputs and try again.');
  }
  return fromFile(parseNotebook(await file.text()));
};
