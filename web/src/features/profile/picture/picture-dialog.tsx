import { useEffect, useId, useRef, useState } from 'react';
import { pictureSidePixels } from '#contract/rules/picture.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import styles from './picture-dialog.module.css';
import { drawCrop, toFile } from './picture-file.ts';

/** An opened file and its media type. */
export interface ChosenPicture {
  picture: ImageBitmap;
  type: string;
}

interface PictureDialogProps {
  chosen: ChosenPicture;
  onClose: () => void;
  /** Called with the URL of the stored picture. */
  onStored: (url: string) => void;
}

/** Shows the crop of a picture, lets the learner move it, and stores it. */
export const PictureDialog = ({ chosen: { picture, type }, onClose, onStored }: PictureDialogProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [position, setPosition] = useState(50);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const isSquare = picture.width === picture.height;

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, position);
  }, [picture, position]);

  const upload = async () => {
    if (!canvas.current) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = new FormData();
      body.append('profilePicture', await toFile(canvas.current, type), 'picture');
      onStored((await call('uploadProfilePicture', { body }, { timeoutMs: 60_000 })).picture);
    } catch (error) {
      setFailure(errorMessage(error, 'The picture could not be saved. Please try again.'));
      setBusy(false);
    }
  };

  // An upload cannot be canceled.
  const close = busy ? () => undefined : onClose;

  return (
    <Dialog
      open
      onClose={close}
      title="Your picture"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={upload}>
            Use this picture
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        className={`pill ground-sunken ${styles.canvas}`}
        width={pictureSidePixels}
        height={pictureSidePixels}
        role="img"
        aria-label="Preview of your picture"
      />
      {!isSquare && (
        <div className="stack-4">
          <label htmlFor={id}>{picture.height > picture.width ? 'Move up or down' : 'Move left or right'}</label>
          <input
            id={id}
            type="range"
            className={`full ${styles.range}`}
            min={0}
            max={100}
            value={position}
            onChange={({ target }) => setPosition(Number(target.value))}
          />
        </div>
      )}
      <p className="note">Only these pixels are uploaded: no location or camera data leaves this device.</p>
      {failure && (
        <p className="small danger" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
};
