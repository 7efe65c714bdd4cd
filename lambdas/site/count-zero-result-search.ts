import { site } from '#contract/operations/site.ts';
import { searchCourses } from '#contract/rules/course-search.ts';
import { normalizeZeroResultSearch, zeroResultKindOf } from '#contract/rules/search/zero-result-search.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { getSearchIndex } from '../data/search-index.ts';
import { countZeroResultSearch } from '../data/zero-result-searches.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';

/** Allows a classroom of forty whose searches all fail at the same time. */
const networkLimit: RateLimit = {
  name: 'zero-result-search',
  max: 60,
  seconds: 60,
  advice: 'Your network has sent a lot of reports. You can ignore this: your search itself works.',
};

/** Repeats the search and counts it only if it finds nothing as typed again, so that callers cannot store arbitrary texts. */
export const handler = endpoint(site, 'countZeroResultSearch', async ({ body, event, now }) => {
  const search = normalizeZeroResultSearch(body.search);
  if (search === undefined) return { counted: false };
  const kind = zeroResultKindOf(searchCourses(await getSearchIndex(), { search: body.search, limit: 1, after: 0 }));
  if (!kind) return { counted: false };
  await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
  return { counted: await countZeroResultSearch(search, kind, now) };
});
