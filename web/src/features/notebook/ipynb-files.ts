import {
  NotebookFormatError,
  notebookLimits,
  parseNotebook,
} from '../../../../contract/rules/notebook/notebook-format.ts';
import { fromFile, type NotebookDocument, toText } from './model/ipynb.ts';

const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'notebook'
  }.ipynb`;

/** Hands the notebook to the person as an `.ipynb` file. */
export const downloadNotebook = (title: string, document: NotebookDocument): void => {
  const objectUrl = URL.createObjectURL(new Blob([toText(document)], { type: 'application/x-ipynb+json' }));
  const link = Object.assign(window.document.createElement('a'), { href: objectUrl, download: fileName(title) });
  link.click();
  // The browser has taken the file over by the time the page is idle again.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
};

/** Reads an `.ipynb` file. @throws NotebookFormatError with a sentence for people. */
export const readNotebookFile = async (file: File): Promise<NotebookDocument> => {
  if (file.size > notebookLimits.bytes) {
    throw new NotebookFormatError('too-large', 'This file is larger than 1 MB. Clear its outputs and try again.');
  }
  return fromFile(parseNotebook(await file.text()));
};
