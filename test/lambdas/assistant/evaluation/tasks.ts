import { handled } from './case.ts';

/** Questions that ask for something to be done with a lecture rather than for a fact in it. */
export const tasks = [
  ...handled('summary', 'prompting-that-works', [
    ['summarize this lecture', 'examples-that-steer', 'examples-that-steer', /example/i],
    ['tl;dr?', 'four-parts', 'four-parts', /task/i],
    ['sum up the lesson about delimiters', 'show-it', 'delimiting-material', /material/i],
  ]),
  ...handled('summary', 'ai-literacy-in-ten-days', [
    ['give me the key points', 'what-a-model-is', 'what-a-model-is', /continues text/i],
    ['what is this lesson about?', 'sort-before-you-paste', 'sort-before-you-paste'],
  ]),
  ...handled('summary', 'agents-step-by-step', [
    ['what are the main takeaways here', 'when-tools-fail', 'when-tools-fail', /repair/i],
    ['can you give me a short recap of this lecture pls', 'plan-and-resume', 'plan-and-resume'],
  ]),
  ...handled('summary', 'rag-from-first-principles', [['summary please', 'grounding', 'grounding', /source/i]]),
  ...handled('summary', 'python-for-data-work', [
    ['summarise this', 'join-two-tables', 'join-two-tables', /key|match/i],
  ]),
  ...handled('summary', 'ai-product-capstone', [['what is the gist of this brief', 'pilot', 'pilot', /five people/i]]),
  ...handled('summary', 'ai-strategy-for-executives', [
    ['I only have 2 minutes, what matters in this lesson?', 'business-case', 'business-case'],
  ]),
  ...handled('summary', 'stakeholder-conversations', [['summarize "Say it back"', 'map-interests', 'say-it-back']]),
  ...handled('summary', 'responsible-ai-in-practice', [['key takeaways?', 'review-that-works', 'review-that-works']]),
  ...handled('summary', 'interviewing-for-ai-roles', [['recap', 'six-stories', 'six-stories', /six/i]]),

  ...handled('simpler', 'machine-learning-in-plain-words', [
    ['explain overfitting like im five', undefined, 'overfitting'],
    ['can you explain precision and recall in simple words', undefined, 'right-and-wrong'],
    ['I dont get leakage at all, explain it more simply', undefined, 'hide-some-examples'],
  ]),
  ...handled('simpler', 'fine-tuning-when-and-how', [
    ['lora in plain english please', undefined, 'low-rank-adapters what-tuning-changes'],
  ]),
  ...handled('simpler', 'rag-from-first-principles', [
    ['what is an embedding, in simple terms', undefined, 'what-an-embedding-is dense-retrieval'],
    ['easier explanation of bm25', undefined, 'bm25-from-scratch how-keyword-search-scores'],
  ]),
  ...handled('simpler', 'evaluating-llm-outputs', [['kappa for dummies', undefined, 'do-raters-agree']]),
  ...handled('simpler', 'agents-step-by-step', [
    ['too complicated, explain least privilege simpler', undefined, 'least-privilege-and-approval guard-the-tools'],
  ]),

  ...handled('example', 'prompting-that-works', [
    ['show me an example of a prompt with all four parts', undefined, 'task-context-format-examples four-parts'],
  ]),
  ...handled('example', 'writing-email-with-ai', [
    ['give me an example of a no in an email', undefined, 'no-and-bad-news when-an-email-is-hard'],
    ['can i see an example of a four line brief', undefined, 'the-four-line-brief a-prompt-to-reuse'],
  ]),
  ...handled('example', 'interviewing-for-ai-roles', [
    ['example of a story about an error?', undefined, 'six-stories'],
  ]),
  ...handled('example', 'machine-learning-in-plain-words', [
    ['do you have an example for choosing a threshold', undefined, 'thresholds-and-costs'],
  ]),
  ...handled('example', 'responsible-ai-in-practice', [
    ['example of a notice to applicants', undefined, 'tell-people'],
  ]),
  ...handled('example', 'ai-strategy-for-executives', [
    ['example for a one page strategy', undefined, 'one-page-strategy'],
  ]),
  ...handled('example', 'stakeholder-conversations', [
    ['give an example of an interest behind a position', undefined, 'map-interests two-who-disagree'],
  ]),

  ...handled('comparison', 'machine-learning-in-plain-words', [
    ['precision vs recall', undefined, 'right-and-wrong', /precision[\s\S]*recall|recall[\s\S]*precision/i],
    ['whats the difference between underfitting and overfitting', undefined, 'overfitting', /underfitting/i],
  ]),
  ...handled('comparison', 'rag-from-first-principles', [
    [
      'compare keyword search and dense search',
      undefined,
      'dense-retrieval hybrid-and-reranking what-an-embedding-is',
      /keyword/i,
    ],
    [
      'RAG or fine-tuning, what is the difference',
      undefined,
      'choosing-an-approach retrieval-or-something-else',
      /fine-tun/i,
    ],
  ]),
  ...handled('comparison', 'agents-step-by-step', [
    ['compare workflow and agent', undefined, 'what-an-agent-is', /workflow/i],
    ['context versus run state', undefined, 'state-and-memory plan-and-resume', /run state/i],
  ]),
  ...handled('comparison', 'python-for-data-work', [
    ['mean vs median', undefined, 'numbers-that-summarize', /mean|median/i],
    ['list or dictionary - how do they differ', undefined, 'values-and-containers', /list/i],
  ]),
  ...handled('comparison', 'fine-tuning-when-and-how', [
    ['difference between full fine-tuning and lora', undefined, 'what-tuning-changes low-rank-adapters', /lora/i],
  ]),
  ...handled('comparison', 'stakeholder-conversations', [
    ['how does a position differ from an interest', undefined, 'map-interests', /interest/i],
  ]),
  ...handled('comparison', 'responsible-ai-in-practice', [
    ['pseudonymous versus anonymous', undefined, 'only-the-data-you-need', /pseudonym/i],
  ]),

  ...handled('location', 'prompting-that-works', [
    ['where is prompt injection taught', undefined, 'prompt-injection when-material-talks-back'],
    ['which lesson covers json', undefined, 'structured-output a-shape-you-can-use notebook-read-the-reply'],
  ]),
  ...handled('location', 'ai-literacy-in-ten-days', [
    ['where was that thing about deepfake voices', undefined, 'images-and-voice'],
  ]),
  ...handled('location', 'python-for-data-work', [
    ['in which lecture do i learn about joins', undefined, 'join-two-tables'],
  ]),
  ...handled('location', 'fine-tuning-when-and-how', [
    ['where do I find the part on learning curves', undefined, 'plan-the-run training-examples'],
  ]),
  ...handled('location', 'ai-product-capstone', [['which part explains the agent loop', undefined, 'build-agent']]),
  ...handled('location', 'evaluating-llm-outputs', [['where do they explain kappa', undefined, 'do-raters-agree']]),
  ...handled('location', 'writing-email-with-ai', [
    ['what lesson talks about long threads', undefined, 'long-threads'],
  ]),
  ...handled('location', 'interviewing-for-ai-roles', [
    ['where can i read about salary and the offer', undefined, 'mock-and-offer'],
  ]),
  ...handled('location', 'responsible-ai-in-practice', [
    ['where is the incident plan explained', undefined, 'the-bad-day'],
  ]),

  ...handled('quiz', 'prompting-that-works', [['quiz me', 'examples-that-steer', 'examples-that-steer', /\?/]]),
  ...handled('quiz', 'python-for-data-work', [['test me on joins', undefined, 'join-two-tables', /\?/]]),
  ...handled('quiz', 'rag-from-first-principles', [
    ['ask me a question about bm25', undefined, 'bm25-from-scratch', /\?/],
  ]),
  ...handled('quiz', 'machine-learning-in-plain-words', [
    ['give me a practice question', 'overfitting', 'overfitting', /\?/],
  ]),
  ...handled('quiz', 'stakeholder-conversations', [
    ['can you quiz me on this lesson', 'say-it-back', 'say-it-back', /\?/],
  ]),

  ...handled('traceback', 'python-for-data-work', [
    [
      'Traceback (most recent call last):\n  File "<cell>", line 3, in <module>\nNotImplementedError',
      'notebook-clean-orders',
      undefined,
    ],
    [
      'my cell says AssertionError: got ["R-9: $300.5 a day"] what is wrong in warnings',
      'notebook-clean-orders',
      'notebook-clean-orders',
    ],
    ["KeyError: 'customer' help", 'csv-and-json', undefined],
    ["TypeError: unsupported operand type(s) for +: 'int' and 'str'", 'notebook-monthly-report', undefined],
    ['the hidden test fails, give me a hint', 'notebook-find-the-mistakes', 'notebook-find-the-mistakes'],
  ]),
  ...handled('traceback', 'rag-from-first-principles', [
    ['I get ZeroDivisionError: division by zero in my cosine function', 'notebook-search-by-hand', undefined],
    ['im stuck with exercise 1, hint please', 'notebook-search-by-hand', 'notebook-search-by-hand'],
  ]),
  ...handled('traceback', 'prompting-that-works', [
    ['json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)', 'notebook-read-the-reply', undefined],
  ]),

  ...handled('prompt-check', 'prompting-that-works', [
    [
      'is my prompt good? "Write something about our opening hours"',
      'four-parts',
      'four-parts task-context-format-examples project-prompt-card',
      /task|context|format/i,
    ],
    [
      'check my prompt: Summarize the notes between <notes> tags for the board, at most 80 words, five bullet points.',
      undefined,
      undefined,
      /task|context|format/i,
    ],
    ['can you review this prompt: help me with my report', undefined, undefined, /verb/i],
  ]),
  ...handled('prompt-check', 'writing-email-with-ai', [
    [
      'is this prompt ok: write a polite email to Sam about the delay',
      undefined,
      'the-four-line-brief a-prompt-to-reuse',
      /reader|action/i,
    ],
  ]),
];
