import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { onFirstToast } from './notify.ts';

const ToastList = lazyPart(() => import('./toast-list.tsx'), 'ToastList');

/** Loads the list of toasts with the first one. One in the application. */
export const ToastHost = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
};
