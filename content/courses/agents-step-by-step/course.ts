import { defineCourse } from '#content/define.ts';
import { tomasVarga } from '#content/portraits.ts';

/** Four weekly sections by email: build an agent from the loop up, then limit, guard and measure it. */
export const course = defineCourse({
  id: 'agents-step-by-step',
  title: 'Agents Step by Step',
  promise:
    'Build an agent loop in plain Python, then add the limits, approvals, and tests that let you put it to work.',
  description: `An agent is a model in a loop with tools. The loop takes an afternoon to write. What takes care is everything around it: when to stop, what to do when a tool fails, what happens when a web page tells your agent to forward your email, and how you know that the new version is better than the old one.

This course builds those parts one at a time, in plain Python with nothing but the standard library. A small fake model takes the place of a real one, so that every program runs on your machine in a second, costs nothing, and prints exactly the output shown in the lesson. When you connect a real model, you replace one function.

A new section opens every week for four weeks: the loop; plans, state, and failure; security and approval; and evaluation. Plan on about an hour a week. Each section has short videos for the ideas and a longer lesson in which you type, run, break, and fix code.`,
  instructor: {
    name: 'Tomas Varga',
    headline: 'Backend engineer who teaches how to run software you cannot fully predict',
    bio: 'Tomas has built and operated backend services for most of his working life, with a focus on job queues, payments, and the failures between them. He now applies the same habits to agents: small loops, hard limits, and logs that can be read at three in the morning. He tests every program he shows and keeps his examples short enough to type.',
    portrait: tomasVarga,
  },
  level: 'advanced',
  topics: ['agents', 'generative-ai'],
  price: 39,
  kind: 'drip',
  featured: 4,
  updatedOn: '2026-11-23',
  outcomes: [
    'Write a tool-calling loop without a framework and explain every line of it',
    'Describe tools so that a model can call them correctly',
    'Decide when a fixed plan, a changing plan, or no agent at all is the right choice',
    'Sort tool failures into retry, return, and stop',
    'Limit a run by steps, tokens, time, and repetition, with a reason for every ending',
    'Show how a prompt injection arrives through a tool result, and contain it',
    'Bind a human approval to exactly one call',
    'Compare two versions with cases, checks, and a release gate',
  ],
  prerequisites: [
    'You read and write Python functions, dictionaries, and exceptions without looking them up',
    'Python 3.10 or later on your computer; no packages and no API key are needed',
    'You have used a chat model and know what a prompt is',
  ],
  audience: {
    for: [
      'Developers who are about to connect a model to real systems',
      'Engineers who use an agent framework and want to know what happens inside',
      'Technical leads who review agent designs and need the right questions',
    ],
    notFor: ['Programming beginners', 'Readers who want a tour of current frameworks and products'],
  },
  skills: [
    { id: 'tool-calling', name: 'Tool calling' },
    { id: 'agent-planning', name: 'Agent planning' },
    { id: 'error-handling', name: 'Error handling' },
    { id: 'budgets-and-stop-conditions', name: 'Budgets and stop conditions' },
    { id: 'prompt-injection-defense', name: 'Prompt injection defense' },
    { id: 'human-approval', name: 'Human approval' },
    { id: 'agent-evaluation', name: 'Agent evaluation' },
    { id: 'python', name: 'Python' },
  ],
  aliases: ['AI agents', 'autonomous agents', 'function calling', 'tool use', 'guardrails', 'LLM security'],
  faq: [
    {
      question: 'Which model or framework does the course use?',
      answer:
        'None. The programs use a fake model, a plain function, so that you see the loop itself and can test it. To connect a real model, you replace that one function; its shape depends on your provider.',
    },
    {
      question: 'How does the schedule work?',
      answer:
        'Section 1 opens when you subscribe. The others open after 7, 14, and 21 days at eight in the morning in your time zone, and an email tells you. What has opened stays open.',
    },
    {
      question: 'What does the upgrade add?',
      answer:
        'It opens all sections at once and adds the bonus lesson on saving a run and resuming it after a crash. It is a one-time payment. Without it, the four sections open on schedule.',
    },
    {
      question: 'Do the programs run on Windows?',
      answer:
        'Yes. They use only the standard library and no system-specific commands. Where the course says `python3`, Windows may need `py` instead.',
    },
  ],
  releaseHour: 8,
  sections: [
    {
      title: 'The loop',
      opensAfterDays: 0,
      lectures: [
        {
          id: 'what-an-agent-is',
          title: 'What an agent is, and is not',
          type: 'free',
          contentType: 'video',
          seconds: 91,
          isPreview: true,
          skills: ['agent-planning'],
        },
        {
          id: 'the-tool-calling-loop',
          title: 'The tool-calling loop',
          aliases: ['function calling'],
          type: 'free',
          contentType: 'video',
          seconds: 72,
          skills: ['tool-calling'],
        },
        {
          id: 'build-the-loop',
          title: 'Build the loop in forty lines',
          type: 'free',
          contentType: 'reading',
          minutes: 35,
          resources: [
            { title: 'Understanding JSON Schema', url: 'https://json-schema.org/understanding-json-schema' },
            { title: 'Python: the json module', url: 'https://docs.python.org/3/library/json.html' },
          ],
          skills: ['tool-calling', 'python'],
        },
        {
          id: 'quiz-loop-lecture',
          title: 'Quiz: the loop',
          type: 'free',
          contentType: 'quiz',
          quiz: 'quiz-loop',
          minutes: 8,
        },
      ],
    },
    {
      title: 'Plans, state, and failure',
      opensAfterDays: 7,
      lectures: [
        {
          id: 'planning',
          title: 'Planning: fixed, changing, or none',
          type: 'drip',
          contentType: 'video',
          seconds: 83,
          skills: ['agent-planning'],
        },
        {
          id: 'state-and-memory',
          title: 'Context, run state, and memory',
          type: 'drip',
          contentType: 'video',
          seconds: 90,
          skills: ['agent-planning'],
        },
        {
          id: 'when-tools-fail',
          title: 'When tools fail',
          type: 'drip',
          contentType: 'video',
          seconds: 83,
          skills: ['error-handling'],
        },
        {
          id: 'errors-and-budgets',
          title: 'Errors, budgets, and a reason for every ending',
          type: 'drip',
          contentType: 'reading',
          minutes: 40,
          skills: ['error-handling', 'budgets-and-stop-conditions', 'python'],
        },
        {
          id: 'explore-agent-limits',
          title: 'Explore: limits that stop the right runs',
          type: 'drip',
          contentType: 'explore',
          explorable: 'agent-loop',
          minutes: 10,
          skills: ['budgets-and-stop-conditions', 'human-approval'],
        },
        {
          id: 'quiz-core-lecture',
          title: 'Quiz: loop, plans, and limits',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-core',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Security and approval',
      opensAfterDays: 14,
      lectures: [
        {
          id: 'prompt-injection',
          title: 'Prompt injection through tool results',
          aliases: ['jailbreak'],
          type: 'drip',
          contentType: 'video',
          seconds: 78,
          skills: ['prompt-injection-defense'],
        },
        {
          id: 'least-privilege-and-approval',
          title: 'Least privilege and human approval',
          type: 'drip',
          contentType: 'video',
          seconds: 81,
          skills: ['prompt-injection-defense', 'human-approval'],
        },
        {
          id: 'guard-the-tools',
          title: 'Guard the tools',
          type: 'drip',
          contentType: 'reading',
          minutes: 40,
          resources: [
            {
              title: 'OWASP Top 10 for Large Language Model Applications',
              url: 'https://owasp.org/www-project-top-10-for-large-language-model-applications/',
            },
          ],
          skills: ['prompt-injection-defense', 'human-approval', 'python'],
        },
        {
          id: 'quiz-security-lecture',
          title: 'Quiz: attacks, permissions, and approvals',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-security',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Evaluation',
      opensAfterDays: 21,
      lectures: [
        {
          id: 'evaluating-agents',
          title: 'Evaluating agents',
          type: 'drip',
          contentType: 'video',
          seconds: 78,
          skills: ['agent-evaluation'],
        },
        {
          id: 'build-an-eval',
          title: 'Build an evaluation with a release gate',
          type: 'drip',
          contentType: 'reading',
          minutes: 40,
          skills: ['agent-evaluation', 'python'],
        },
        {
          id: 'quiz-final-lecture',
          title: 'Quiz: the whole course',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-final',
          minutes: 12,
        },
        {
          id: 'plan-and-resume',
          title: 'Bonus: save the run, resume after a crash',
          type: 'premium',
          contentType: 'reading',
          minutes: 40,
          skills: ['agent-planning', 'error-handling', 'python'],
        },
      ],
    },
  ],
});
