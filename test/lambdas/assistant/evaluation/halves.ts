import { heldFacts } from './held-facts.ts';
import { nearMisses } from './near-misses.ts';
import { routedQuestions } from './routed-questions.ts';
import { routedRequests } from './routed-requests.ts';

/** Every other one of a list: rules are tuned on one half and judged by the other. */
const halvesOf = <Item>(items: readonly Item[]) => ({
  tuning: items.filter((_, position) => position % 2 === 0),
  kept: items.filter((_, position) => position % 2 === 1),
});

/** Sets that were written whole before rules were tuned on one half of them (decision record 0103). */
export const halves = {
  routed: halvesOf([...routedRequests, ...routedQuestions]),
  held: halvesOf(heldFacts),
  near: halvesOf(nearMisses),
};
