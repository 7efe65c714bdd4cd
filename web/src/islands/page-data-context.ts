import { createContext, useContext } from 'react';
import type { PageData } from './page-data.ts';

const Context = createContext<PageData>({});
export const PageDataProvider = Context.Provider;

/** What this document carried when it was opened; empty in documents that stand for other pages. */
export const usePageData = (): PageData => useContext(Context);
