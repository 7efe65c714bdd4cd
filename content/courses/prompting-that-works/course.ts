import { defineCourse } from '#content/define.ts';
import { inesCarrow } from '#content/portraits.ts';

export const course = defineCourse({
  id: 'prompting-that-works',
  title: 'Prompting That Works',
  promise: 'Write prompts that give you useful answers, and know how to check them before you rely on them.',
  description: `Anyone can type a question into a chat. Getting a result that you can send, use, or build on takes a few habits, and they are easy to learn. This course teaches them with ordinary tasks: a notice for a door, a late delivery, meeting minutes, messages that have to be sorted.

You begin with a correct picture of what a language model does, because it explains most surprises. Then you learn to state a task, give context, name a format, show examples, and improve a prompt one change at a time. The second half is about trust: how to check an answer, how to get output in a shape that a spreadsheet can read, how to measure a prompt with twelve test cases, and what can happen when text from strangers contains instructions.

The course also says plainly when a model is the wrong tool. You finish with a prompt card: one prompt that you will really use, tested, with its limits written down. All you need is access to a chat model. Two short Python programs and an optional notebook, which runs in your browser, are included for those who like them; each comes with a way to do the same by hand.`,
  instructor: {
    name: 'Ines Carrow',
    headline: 'Teaches clear writing, for people and for machines',
    bio: 'Ines has taught writing and editing to people who do not think of themselves as writers: engineers, nurses, administrators. She came to language models through editing, and she still reads every answer with a pencil in her hand.',
    portrait: inesCarrow,
  },
  level: 'beginner',
  topics: ['prompting', 'generative-ai'],
  price: 0,
  kind: 'standard',
  featured: 1,
  updatedOn: '2026-11-23',
  outcomes: [
    'Explain in plain words how a model produces an answer, and why it can be wrong',
    'Write prompts with a clear task, context, format, and examples',
    'Separate instructions from material, and say what to do about gaps',
    'Improve a prompt step by step and keep a log of what helped',
    'Check answers with methods that find errors, and get output that a program can read',
    'Measure a prompt with a small test set',
    'Recognize prompt injection, and decide when not to use a model',
  ],
  prerequisites: ['Access to any chat model', 'No programming; two programs and a notebook in Python are optional'],
  audience: {
    for: [
      'People who use a chat model at work and want better and safer results',
      'Beginners who want a solid start without jargon',
      'Teams that want a shared way to write and test prompts',
    ],
    notFor: [
      'People looking for a list of ready-made prompts to copy',
      'Developers who want to call a model from code; see RAG from First Principles',
    ],
  },
  skills: [
    { id: 'prompt-writing', name: 'Prompt writing' },
    { id: 'few-shot-examples', name: 'Few-shot examples' },
    { id: 'structured-output', name: 'Structured output' },
    { id: 'checking-answers', name: 'Checking answers' },
    { id: 'test-sets', name: 'Test sets' },
    { id: 'prompt-injection', name: 'Prompt injection' },
  ],
  aliases: ['prompt engineering', 'ChatGPT', 'better prompts', 'chain of thought'],
  faq: [
    {
      question: 'Which chat model do I need?',
      answer:
        'Any current one. The course does not depend on a particular product, and your answers will differ from the printed ones in wording.',
    },
    {
      question: 'Do I have to program?',
      answer:
        'No. Two lessons include a short Python program and say how to do the same in a spreadsheet or on paper. The notebook runs in your browser and can be marked as completed without programming.',
    },
    {
      question: 'Is the course really free?',
      answer: 'Yes. Enroll, and all lessons and quizzes are open. The certificate is free, too.',
    },
    {
      question: 'Will this be out of date soon?',
      answer:
        'Products change quickly. The habits in this course do not depend on them: give facts, mark where material begins and ends, name the format, check, and test.',
    },
  ],
  sections: [
    {
      title: 'What a prompt does',
      lectures: [
        {
          id: 'what-a-prompt-does',
          title: 'What a prompt does',
          contentType: 'video',
          seconds: 80,
          isPreview: true,
          skills: ['prompt-writing'],
        },
        {
          id: 'how-a-model-writes',
          title: 'How a model writes its answer',
          contentType: 'reading',
          minutes: 9,
          skills: ['prompt-writing'],
        },
        {
          id: 'explore-next-word',
          title: 'Explore: chance and the next word',
          contentType: 'explore',
          explorable: 'next-token',
          minutes: 6,
          skills: ['prompt-writing'],
        },
        {
          id: 'four-parts',
          title: 'The four parts of a prompt',
          contentType: 'video',
          seconds: 82,
          skills: ['prompt-writing'],
        },
        {
          id: 'task-context-format-examples',
          title: 'Task, context, format, examples',
          contentType: 'reading',
          minutes: 12,
          skills: ['prompt-writing'],
        },
      ],
    },
    {
      title: 'Say what you want',
      lectures: [
        {
          id: 'instructions-and-material',
          title: 'Keep instructions and material apart',
          contentType: 'video',
          seconds: 77,
          skills: ['prompt-writing'],
        },
        {
          id: 'delimiting-material',
          title: 'Delimiters and long material',
          contentType: 'reading',
          minutes: 9,
          skills: ['prompt-writing'],
        },
        {
          id: 'show-it',
          title: 'Show it with examples',
          contentType: 'video',
          seconds: 107,
          skills: ['few-shot-examples'],
        },
        {
          id: 'examples-that-steer',
          title: 'Examples that steer',
          contentType: 'reading',
          minutes: 12,
          resources: [
            {
              title: 'Zhao et al. (2021): Calibrate Before Use, on bias from the choice and order of examples',
              url: 'https://arxiv.org/abs/2102.09690',
            },
          ],
          skills: ['few-shot-examples'],
        },
        {
          id: 'change-one-thing',
          title: 'Change one thing at a time',
          contentType: 'reading',
          minutes: 12,
          skills: ['prompt-writing'],
        },
        { id: 'quiz-saying', title: 'Quiz: saying what you want', contentType: 'quiz', quiz: 'saying', minutes: 6 },
      ],
    },
    {
      title: 'Get answers you can check',
      lectures: [
        {
          id: 'steps-and-checks',
          title: 'Steps are not a check',
          contentType: 'video',
          seconds: 96,
          skills: ['checking-answers'],
        },
        {
          id: 'reasoning-and-checking',
          title: 'Reasoning, and how to check it',
          aliases: ['chain of thought'],
          contentType: 'reading',
          minutes: 11,
          resources: [
            {
              title: 'Wei et al. (2022): Chain-of-Thought Prompting Elicits Reasoning in Large Language Models',
              url: 'https://arxiv.org/abs/2201.11903',
            },
            {
              title: 'Turpin et al. (2023): Language Models Don’t Always Say What They Think',
              url: 'https://arxiv.org/abs/2305.04388',
            },
          ],
          skills: ['checking-answers'],
        },
        {
          id: 'a-shape-you-can-use',
          title: 'A shape you can use',
          contentType: 'video',
          seconds: 96,
          skills: ['structured-output'],
        },
        {
          id: 'structured-output',
          title: 'Structured output',
          contentType: 'reading',
          minutes: 12,
          resources: [
            {
              title: 'JSON Schema: getting started',
              url: 'https://json-schema.org/learn/getting-started-step-by-step',
            },
          ],
          skills: ['structured-output'],
        },
        {
          id: 'notebook-read-the-reply',
          title: 'Notebook: read the reply safely',
          contentType: 'notebook',
          minutes: 25,
          skills: ['structured-output'],
        },
        {
          id: 'a-small-test-set',
          title: 'A small test set',
          contentType: 'reading',
          minutes: 14,
          skills: ['test-sets'],
        },
        { id: 'quiz-checking', title: 'Quiz: checking answers', contentType: 'quiz', quiz: 'checking', minutes: 6 },
      ],
    },
    {
      title: 'Use it with care',
      lectures: [
        {
          id: 'when-material-talks-back',
          title: 'When the material talks back',
          aliases: ['jailbreak'],
          contentType: 'video',
          seconds: 101,
          skills: ['prompt-injection'],
        },
        {
          id: 'prompt-injection',
          title: 'Prompt injection in daily work',
          contentType: 'reading',
          minutes: 11,
          resources: [
            {
              title: 'OWASP Top 10 for LLM applications: prompt injection',
              url: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/',
            },
          ],
          skills: ['prompt-injection'],
        },
        { id: 'when-not-to-use-a-model', title: 'When not to use a model', contentType: 'video', seconds: 95 },
        { id: 'choosing-not-to', title: 'Choosing not to', contentType: 'reading', minutes: 11 },
        {
          id: 'project-prompt-card',
          title: 'Project: your prompt card',
          contentType: 'reading',
          minutes: 30,
          skills: ['prompt-writing', 'test-sets'],
        },
        { id: 'quiz-care', title: 'Quiz: using it with care', contentType: 'quiz', quiz: 'care', minutes: 6 },
      ],
    },
  ],
});
