import { Download, FileText, TriangleAlert, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { maxAssignmentFileBytes, maxAssignmentFiles } from '#contract/rules/assignment-limits.ts';
import type { AssignmentFile } from '#contract/schemas/assignment.ts';
import { formatFileSize } from '#web/src/lib/format-file-size.ts';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './file-section.module.css';
import type { PendingUpload } from './use-uploads.ts';

/** File types that the file dialog offers; the server decides by content. */
const accept = '.pdf,.jpg,.jpeg,.png,.webp,.txt,.md,.markdown';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Name and size of a stored file, as a link that downloads it. */
const FileLink = ({ file: { name, bytes, url } }: { file: AssignmentFile }) => (
  <a className="row-8 fill primary undecorated row-height" href={url} download={name}>
    <FileText className="fixed muted" {...icon} />
    <span className="break-anywhere">{name}</span>
    <span className="mono nowrap">{formatFileSize(bytes)}</span>
    <Download className="fixed muted" {...icon} />
  </a>
);

/** Files of a submission. */
export const FileList = ({ files, label }: { files: readonly AssignmentFile[]; label?: string }) => (
  <ul className="rows" aria-label={label}>
    {files.map((file) => (
      <li key={file.id}>
        <FileLink file={file} />
      </li>
    ))}
  </ul>
);

interface UploadRowProps {
  upload: PendingUpload;
  onDismiss: () => void;
}

/** A file being sent, with its progress, or why it was refused. */
const UploadRow = ({ upload: { name, progress, failure, cancel }, onDismiss }: UploadRowProps) => (
  <li className="row-12 padded-block-8">
    <div className="fill stack-4">
      <p className="row-8">
        {failure ? <TriangleAlert className="fixed danger" {...icon} /> : <Upload className="fixed muted" {...icon} />}
        <span className="break-anywhere">{name}</span>
      </p>
      {failure ? (
        <p className="small danger" role="alert">
          {failure}
        </p>
      ) : (
        <ProgressBar value={progress} label={`Uploading ${name}`} withText />
      )}
    </div>
    {failure ? (
      <IconButton label={`Dismiss ${name}`} icon={<X {...icon} />} onClick={onDismiss} />
    ) : (
      <IconButton label={`Cancel the upload of ${name}`} icon={<X {...icon} />} onClick={cancel} />
    )}
  </li>
);

interface FileSectionProps {
  files: readonly AssignmentFile[];
  uploads: readonly PendingUpload[];
  /** Shown when a file is required and none has been added. */
  error: string | undefined;
  onAdd: (files: File[]) => void;
  /** Resolves when the file was removed or a message says why not. */
  onRemove: (file: AssignmentFile) => Promise<void>;
  onDismiss: (key: string) => void;
}

/** Files of the draft: a button to choose them, which also accepts dropped files, and a list. */
export const FileSection = ({ files, uploads, error, onAdd, onRemove, onDismiss }: FileSectionProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const megabytes = maxAssignmentFileBytes / (1024 * 1024);

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  // The pressed control is gone, so the focus moves to the button that chooses files.
  const removeAndFocus = async (remove: () => unknown) => {
    await remove();
    choose.current?.focus();
  };

  return (
    <section className="stack-12 one-column" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="strong">
        Files
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button. */}
      <div
        className={`stack-8 sunken padded-24 start relative ${styles.drop}`}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          className={visuallyHidden.hidden}
          multiple
          accept={accept}
          aria-label="Files in your submission"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <Button
          ref={choose}
          icon={<Upload {...icon} />}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          data-field="files"
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
        <p className="note" id={`${id}-hint`}>
          Or drop them here. PDF, JPEG, PNG, WebP, .txt or .md; up to {maxAssignmentFiles} files of {megabytes} MB each.
        </p>
        {error && (
          <p className="small danger" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      {files.length + uploads.length > 0 && (
        <ul className="rows">
          {files.map((file) => (
            <li key={file.id} className="row-12">
              <FileLink file={file} />
              <IconButton
                label={`Remove ${file.name}`}
                icon={<X {...icon} />}
                onClick={() => void removeAndFocus(() => onRemove(file))}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onDismiss={() => void removeAndFocus(() => onDismiss(upload.key))}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
