import { NotebookFormatError, notebookLimits, parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import { saveAsFile } from '#web/src/lib/save-as-file.ts';
import { fromFile, type NotebookDocument, toText } from './model/ipynb.ts';

const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'notebook'
  }.ipynb`;

/** Downloads the notebook as an `.ipynb` file. */
export const downloadNotebook = (title: string, document: NotebookDocument): void =>
  saveAsFile(toText(document), fileName(title), 'application/x-ipynb+json');

/** Reads an `.ipynb` file. @throws NotebookFormatError with a user-facing message */
export const readNotebookFile = async (file: File): Promise<NotebookDocument> => {
  if (file.size > notebookLimits.bytes) {
    throw new NotebookFormatError('too-large', 'This file is larger than 1 MB. Clear its outputs and try again.');
  }
  return fromFile(parseNotebook(await file.text()));
};
