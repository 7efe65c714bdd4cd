import { useEffect } from 'react';
import { matchRoute } from '#contract/site-routes.ts';

const isNotebook = (): boolean => matchRoute(location.pathname).route.page === 'notebook';

/**
 * Forces full page loads away from the notebook: its policy allows WebAssembly and blocks frames of other sites, so
 * other pages need a document with their own policy.
 */
export const useReloadOnLeave = (): void => {
  useEffect(
    () => () => {
      if (!isNotebook()) location.reload();
    },
    [],
  );
};
