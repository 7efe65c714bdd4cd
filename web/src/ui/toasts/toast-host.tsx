import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './notify.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then(({ ToastList }) => ({ default: ToastList })));

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
