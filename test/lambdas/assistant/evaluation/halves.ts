import { everydayGaps } from './everyday-gaps.ts';
import { everydayOnBuilding } from './everyday-on-building.ts';
import { everydayOnWork } from './everyday-on-work.ts';
import { heldFacts } from './held-facts.ts';
import { nearMisses } from './near-misses.ts';
import { routedQuestions } from './routed-questions.ts';
import { routedRequests } from './routed-requests.ts';

/** Every other one of a list: rules are tuned on one half and judged by the other. */
const halvesOf = <Item>(items: readonly Item[]) => ({
  tuning: items.filter((_, position) => position % 2 === 0),
  kept: items.filter((_, position) => position % 2 === 1),
});

/** Sets that were written whole before rules were tuned on one half of them (decision records 0103 and 0104). */
export const halves = {
  routed: halvesOf([...routedRequests, ...routedQuestions]),
  held: halvesOf(heldFacts),
  near: halvesOf(nearMisses),
  everyday: halvesOf([...everydayOnWork, ...everydayOnBuilding]),
  gaps: halvesOf(everydayGaps),
};
