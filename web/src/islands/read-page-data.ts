import { type PageData, pageDataElement } from './page-data.ts';

/** Reads what the document carries. Data, not code, so the site's policy lets it be. */
export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(pageDataElement)?.textContent || '{}') as PageData;
