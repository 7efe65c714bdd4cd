import { guarded } from './guard.ts';
import { json, jsonOf, toPages } from './http.ts';
import type { Pages } from './service.ts';

/** Before a service hears of a call, or after it has done it and before the function hears of that. */
export type Moment = 'before' | 'after';

interface Plan {
  /** Part of the function's name. */
  function: string;
  /** Which of its calls, counted from 1 since the plan was made. */
  call: number;
  moment: Moment;
  /** Calls seen so far. */
  seen: number;
}

/** Crashes that tests have planned: a function dies at one of its calls to a service, as if its machine had gone. */
export interface Crashes {
  /** Begins a call of a function; the answer says whether it dies at a moment of it. */
  begin(functionName: string): (moment: Moment) => boolean;
  pages: Record<string, Pages>;
}

/**
 * `POST /_local/crashes` `{"function":"save-note","call":2,"moment":"after"}` plans a crash, which happens once; `GET` lists
 * those that have not happened, `DELETE` forgets them.
 */
export const createCrashes = (): Crashes => {
  let plans: Plan[] = [];

  const add = (given: Record<string, unknown> | undefined): boolean => {
    const { function: name, call = 1, moment = 'before' } = given ?? {};
    if (typeof name !== 'string' || !name || !Number.isInteger(call) || Number(call) < 1) return false;
    if (moment !== 'before' && moment !== 'after') return false;
    plans.push({ function: name, call: Number(call), moment, seen: 0 });
    return true;
  };

  return {
    begin(functionName) {
      const mine = plans.filter((plan) => functionName.includes(plan.function));
      for (const plan of mine) plan.seen += 1;
      const due = mine.filter(({ seen, call }) => seen === call);
      return (moment) => {
        const struck = due.find((plan) => plan.moment === moment);
        if (struck) plans = plans.filter((plan) => plan !== struck);
        return struck !== undefined;
      };
    },
    pages: {
      '/_local/crashes': toPages(
        guarded(async (request) => {
          if (request.method === 'DELETE') plans = [];
          else if (request.method === 'POST' && !add(jsonOf(request))) {
            return json(400, { message: 'A crash has a function, a call from 1 on, and a moment: before or after.' });
          }
          return json(200, plans);
        }),
      ),
    },
  };
};
