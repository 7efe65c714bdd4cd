import { createContext, useContext } from 'react';
import { type PageData, pageDataElement } from './page-data.ts';

const Context = createContext<PageData>({});
export const PageDataProvider = Context.Provider;

/** Returns the data prerendered with this document; empty for shells. */
export const usePageData = (): PageData => useContext(Context);

/** Reads the document's embedded data. The site's policy allows the element because it is data, not code. */
export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(pageDataElement)?.textContent || '{}') as PageData;
