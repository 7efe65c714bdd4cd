import { useEffect } from 'react';
import { matchRoute } from '../../../../contract/site-routes.ts';

const isNotebook = (): boolean => matchRoute(location.pathname).route.page === 'notebook';

/**
 * Keeps the notebook in a document of its own: its policy allows WebAssembly and shuts out frames of other sites, so
 * whatever is opened from here is loaded anew under its own policy.
 */
export const useReloadOnLeave = (): void => {
  useEffect(
    () => () => {
      if (!isNotebook()) location.reload();
    },
    [],
  );
};
