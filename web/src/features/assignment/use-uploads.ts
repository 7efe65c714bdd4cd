import { useState } from 'react';
import { maxAssignmentFileBytes, maxAssignmentFiles } from '#contract/rules/assignment-limits.ts';
import type { AssignmentFile } from '#contract/schemas/assignment.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import { uploadTransport } from './upload-transport.ts';

/** Timeout of one upload: 4 MB take half of it at 300 kbit/s. */
const uploadTimeoutMs = 240_000;

const bytesPerMegabyte = 1024 * 1024;

/** A file on its way, or one that was refused. */
export interface PendingUpload {
  key: string;
  name: string;
  /** Percentage sent. */
  progress: number;
  /** Why it was not added; absent while it is being sent. */
  failure?: string;
  cancel: () => void;
}

interface UploadsOptions {
  params: { courseId: string; lectureId: string };
  /** Files that the draft has. */
  fileCount: number;
  onUploaded: (file: AssignmentFile) => void;
}

/** Uploads files one after another and keeps those that were refused until they are dismissed. */
export const useUploads = ({ params, fileCount, onUploaded }: UploadsOptions) => {
  const [uploads, setUploads] = useState<PendingUpload[]>([]);

  const edit = (key: string, change: Partial<PendingUpload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const dismiss = (key: string) => setUploads((known) => known.filter((upload) => upload.key !== key));

  const send = async (file: File, key: string, signal: AbortSignal) => {
    const body = new FormData();
    body.append('file', file, file.name);
    const transport = uploadTransport((progress) => edit(key, { progress }));
    try {
      const stored = await call(
        'uploadAssignmentFile',
        { params, body },
        { timeoutMs: uploadTimeoutMs, transport, signal },
      );
      dismiss(key);
      announce(`${stored.name} added.`);
      onUploaded(stored);
    } catch (error) {
      if (signal.aborted) return dismiss(key);
      edit(key, { failure: errorMessage(error, 'This file could not be uploaded. Please try again.') });
    }
  };

  const add = async (files: readonly File[]) => {
    const pending = files.map((file, index) => {
      const controller = new AbortController();
      const tooLarge = file.size > maxAssignmentFileBytes;
      const tooMany = fileCount + uploads.filter(({ failure }) => !failure).length + index >= maxAssignmentFiles;
      const size = Math.ceil((10 * file.size) / bytesPerMegabyte) / 10;
      const failure = tooLarge
        ? `This file is ${size} MB. The limit is ${maxAssignmentFileBytes / bytesPerMegabyte} MB.`
        : tooMany
          ? `An assignment can have ${maxAssignmentFiles} files. Remove one first.`
          : undefined;
      const upload: PendingUpload = {
        key: crypto.randomUUID(),
        name: file.name,
        progress: 0,
        ...(failure !== undefined && { failure }),
        cancel: () => controller.abort(),
      };
      return { file, upload, signal: controller.signal };
    });
    setUploads((known) => [...known.filter(({ failure }) => !failure), ...pending.map(({ upload }) => upload)]);
    for (const { file, upload, signal } of pending) {
      if (upload.failure !== undefined) continue;
      if (signal.aborted) dismiss(upload.key);
      else await send(file, upload.key, signal);
    }
  };

  return { uploads, add, dismiss };
};
