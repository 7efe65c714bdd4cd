import { type PageData, pageDataElement } from './page-data.ts';

/** Reads the document's embedded data. The site's policy allows the element because it is data, not code. */
export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(pageDataElement)?.textContent || '{}') as PageData;
