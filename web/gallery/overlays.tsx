import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Dialog } from '../src/ui/dialog.tsx';
import { Drawer } from '../src/ui/drawer.tsx';
import { notify } from '../src/ui/toasts/notify.ts';
import { Group } from './group.tsx';

/** Components that open above the page. */
export const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Group title="Overlays">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => notify.success('Note saved.')}>Success</Button>
      <Button onClick={() => notify.error('Failed to link account. Please try again.')}>Error</Button>
      <Button onClick={() => notify.plain('Continued at 4:12.')}>Message</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Upgrade to Premium"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Upgrade Now</Button>
          </>
        }
      >
        <p>Everything opens at once, for a single payment.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} label="Outline">
        <p>Outline</p>
      </Drawer>
    </Group>
  );
};
