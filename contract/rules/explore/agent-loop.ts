/** The job that is shown, and the limits of every run. */
export interface AgentLoopState {
  job: Job;
  /** Calls of the model. */
  steps: number;
  /** Words that a run may send to the model and receive from it. */
  words: number;
  /** Times that the same call may be made. */
  sameCall: number;
  gate: Gate;
}

export type Job = 'ordinary' | 'outage' | 'wrong-amount' | 'endless';
/** Which calls wait for a person's approval; a payment of more than `largeDollars` is large. */
export type Gate = 'none' | 'large-payments' | 'payments' | 'every-call';

export const stepsRange = { min: 4, max: 40, step: 1 } as const;
export const wordsRange = { min: 200, max: 3000, step: 50 } as const;
export const sameCallRange = { min: 1, max: 10, step: 1 } as const;
export const largeDollars = 500;
/** Number of questions per run that the simulated person reads; later ones are approved unread. */
export const readQuestions = 3;

export const agentLoopStart: AgentLoopState = {
  job: 'ordinary',
  steps: 40,
  words: 3000,
  sameCall: 10,
  gate: 'none',
};

interface Invoice {
  id: number;
  text: string;
  dollars: number;
  ordered: number;
}

/** What a job's tools return. */
interface World {
  invoices: readonly Invoice[];
  /** How often a payment fails before it succeeds, by invoice. */
  busy: Readonly<Record<number, number>>;
}

const tires: Invoice = { id: 17, text: 'Lee Tires, ten tires', dollars: 240, ordered: 240 };
const frames: Invoice = { id: 18, text: 'Velo North, two frames', dollars: 640, ordered: 640 };
const bells: Invoice = { id: 19, text: 'Ring and Co, forty bells', dollars: 85, ordered: 85 };

/** In `endless`, the list of invoices always has another page. */
const worlds: Record<Exclude<Job, 'endless'>, World> = {
  ordinary: { invoices: [tires, frames, bells], busy: { 17: 1 } },
  outage: { invoices: [tires, frames, bells], busy: { 17: Number.POSITIVE_INFINITY } },
  'wrong-amount': { invoices: [tires, { ...frames, dollars: 6400 }, bells], busy: {} },
};
export const jobs: readonly Job[] = ['ordinary', 'outage', 'wrong-amount', 'endless'];

/** A call that the agent makes; `answer` ends the run. */
export interface Call {
  tool: 'list_invoices' | 'read_invoice' | 'pay' | 'answer';
  args: readonly number[];
}

/** Writes a call as the agent does, e.g. `pay(17, 240)`. */
export const callText = ({ tool, args }: Call): string => `${tool}(${args.join(', ')})`;

/** How a person handled a request for approval; `none` when nobody was asked. */
export type Approval = 'none' | 'approved' | 'unread' | 'refused';

/** One turn of the loop: the plan, its first call, and the tool's result. */
export interface Step {
  plan: readonly Call[];
  call: Call;
  result: string;
  approval: Approval;
  /** Words sent to the model and received from it. */
  words: number;
}

export type Ending = 'answered' | 'step-limit' | 'word-limit' | 'repeating';

export interface Run {
  steps: readonly Step[];
  ending: Ending;
  words: number;
  /** Questions that a person was asked. */
  questions: number;
  /** US dollars paid beyond what was ordered. */
  overpaid: number;
}

/** The instructions that precede everything else the model reads. */
export const instructions =
  'Pay the open invoices, then report. Tools: list_invoices(page), read_invoice(number), pay(number, dollars). Call one tool at a time.';

const isSame = (one: Call, other: Call): boolean => callText(one) === callText(other);
const resultOf = (steps: readonly Step[], call: Call): string | undefined =>
  steps.findLast((step) => isSame(step.call, call))?.result;
const numberAfter = (text: string, word: string): number => Number(text.match(new RegExp(`${word} (\\d+)`))?.[1] ?? 0);

/** Replaces the model with rules: lists what is left to do, based only on the results so far. */
const planFrom = (steps: readonly Step[]): Call[] => {
  const lists = steps.filter(({ call }) => call.tool === 'list_invoices');
  const next = numberAfter(lists.at(-1)?.result ?? 'page 1', 'page');
  if (next > 0) return [{ tool: 'list_invoices', args: [next] }];
  const open = lists.at(-1)?.result.match(/\d+/g)?.map(Number) ?? [];
  const calls = open.flatMap((id): Call[] => {
    const read: Call = { tool: 'read_invoice', args: [id] };
    const text = resultOf(steps, read);
    if (text === undefined) return [read];
    const pay: Call = { tool: 'pay', args: [id, numberAfter(text, 'asks for')] };
    const isSettled = /^(paid|refused)/.test(resultOf(steps, pay) ?? '');
    return isSettled ? [] : [pay];
  });
  return [...calls, { tool: 'answer', args: [] }];
};

/** Returns a tool's result; earlier results follow from the steps. */
const callTool = ({ tool, args }: Call, job: Job, steps: readonly Step[]): string => {
  const [id = 0, dollars] = args;
  if (job === 'endless') return `nothing open here, continue on page ${id + 1}`;
  const { invoices, busy } = worlds[job];
  if (tool === 'list_invoices') return `open: ${invoices.map((invoice) => invoice.id).join(', ')}`;
  const invoice = invoices.find((each) => each.id === id);
  if (!invoice) return 'no such invoice';
  if (tool === 'read_invoice') return `${invoice.text}, asks for ${invoice.dollars} dollars`;
  const attempts = steps.filter(({ call }) => isSame(call, { tool, args })).length;
  return attempts < (busy[id] ?? 0) ? 'the bank is busy, try again' : `paid ${dollars} dollars`;
};

const needsApproval = ({ tool, args }: Call, gate: Gate): boolean =>
  gate === 'every-call' ||
  (tool === 'pay' && (gate === 'payments' || (gate === 'large-payments' && (args[1] ?? 0) > largeDollars)));

/** Returns how many dollars a call pays beyond the order. */
const excess = ({ tool, args: [id, dollars = 0] }: Call, job: Job): number => {
  if (tool !== 'pay' || job === 'endless') return 0;
  return dollars - (worlds[job].invoices.find((invoice) => invoice.id === id)?.ordered ?? 0);
};

/** Simulates a person who reads the first questions, compares them with the orders, and approves later ones unread. */
const ask = (call: Call, job: Job, questions: number): Approval => {
  if (questions >= readQuestions) return 'unread';
  return excess(call, job) > 0 ? 'refused' : 'approved';
};

/** Returns the words of a text between spaces. */
const countWords = (text: string): number => text.split(' ').length;

/** Returns everything that the model reads before its next call: the instructions, and all calls with their results. */
const contextOf = (steps: readonly Step[]): string =>
  [instructions, ...steps.map(({ call, result }) => `${callText(call)} ${result}`)].join(' ');

/** Runs a job: plan, act, observe, until an answer or a limit. Limits are checked before each call. */
export const runAgent = ({ job, steps: maxSteps, words: maxWords, sameCall, gate }: AgentLoopState): Run => {
  const steps: Step[] = [];
  let [words, questions, overpaid] = [0, 0, 0];
  const end = (ending: Ending): Run => ({ steps, ending, words, questions, overpaid });
  for (;;) {
    if (steps.length >= maxSteps) return end('step-limit');
    const plan = planFrom(steps);
    const [call] = plan as [Call];
    const cost = countWords(contextOf(steps)) + countWords(callText(call));
    if (words + cost > maxWords) return end('word-limit');
    words += cost;
    if (call.tool === 'answer') {
      steps.push({ plan, call, result: '', approval: 'none', words: cost });
      return end('answered');
    }
    if (steps.filter((step) => isSame(step.call, call)).length >= sameCall) return end('repeating');
    const approval = needsApproval(call, gate) ? ask(call, job, questions) : 'none';
    if (approval !== 'none') questions += 1;
    const result = approval === 'refused' ? 'refused: the order is lower' : callTool(call, job, steps);
    if (result.startsWith('paid')) overpaid += excess(call, job);
    steps.push({ plan, call, result, approval, words: cost });
  }
};

/** The task: maximum words of a run while the bank is down, and of any run; maximum questions in the ordinary job. */
export const agentLoopTask = { outageWords: 300, anyWords: 700, questions: 1 } as const;

/** Computes which goals of the task a state meets, over all jobs. */
export const agentLoopGoals = (state: AgentLoopState) => {
  const run = (job: Job) => runAgent({ ...state, job });
  const ordinary = run('ordinary');
  return {
    isFinished: ordinary.ending === 'answered',
    isSafe: run('wrong-amount').overpaid === 0,
    isQuiet: ordinary.questions <= agentLoopTask.questions,
    stopsEarly: run('outage').words <= agentLoopTask.outageWords,
    isCapped: jobs.every((job) => run(job).words <= agentLoopTask.anyWords),
  };
};
