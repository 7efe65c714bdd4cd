import { createContext, useContext } from 'react';
import type { PageData } from './page-data.ts';

const Context = createContext<PageData>({});
export const PageDataProvider = Context.Provider;

/** Returns the data prerendered with this document; empty for shells. */
export const usePageData = (): PageData => useContext(Context);
