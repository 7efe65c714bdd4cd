import { useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import styles from './account-section.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

export const DeleteAccount = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.item}>
      <h3 className={styles.heading}>Delete my account</h3>
      <p className={styles.text}>
        Permanently deletes everything you created here. You may want to download your data first.
      </p>
      <Button className={styles.leave} onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <DeleteDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
};
