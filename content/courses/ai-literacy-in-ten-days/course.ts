import { defineCourse } from '#content/define.ts';
import { ruthCalloway } from '#content/portraits.ts';

/** Ten days by email: what a chat assistant is, how to check it, what to keep out of it, and a page of your own rules. */
export const course = defineCourse({
  id: 'ai-literacy-in-ten-days',
  title: 'AI Literacy in Ten Days',
  promise:
    'Use AI assistants with good judgment: know why they fail, check what matters, and write your own one-page rules.',
  description: `You do not need to build AI to use it well, but you do need to know what kind of thing you are talking to. This course explains that in plain words: what a language model does, why it can write a perfect sentence that is false, and what happens to the text you paste into it.

Every two or three days a new section opens and an email tells you so. A section takes between ten and forty minutes: short videos, along with a reading with worked examples, a quiz, or both. You practice on your own material, with whichever assistant you already have.

By day ten you will have three things you can use on Monday: a five-minute routine for checking an answer, a way to sort text before you paste it, and a one-page policy for your own use of AI, written by you and tested on real tasks.`,
  instructor: {
    name: 'Ruth Calloway',
    headline: 'Teaches adults to use new tools without fear and without fairy tales',
    bio: 'Ruth has taught evening classes in statistics, writing, and office software, mostly to people who were told they were not technical. She now teaches what language models do and where they go wrong. She writes every example by hand and keeps a folder of her own worst prompts for class.',
    portrait: ruthCalloway,
  },
  level: 'beginner',
  topics: ['generative-ai', 'responsible-ai'],
  price: 29,
  kind: 'drip',
  featured: 3,
  updatedOn: '2026-11-20',
  outcomes: [
    'Explain in two sentences what a language model does and what it does not do',
    'Estimate whether a document fits into the context of an assistant',
    'Recognize the kinds of answers that are most often made up',
    'Check an answer in five minutes, starting with the claims that matter most',
    'Sort text into open, internal, and protected before you paste it',
    'Test a prompt for unequal treatment by swapping one detail',
    'Respond safely to a suspicious picture, voice, or video',
    'Write a one-page policy for your own use of AI',
  ],
  prerequisites: [
    'You can use a web browser and email; no programming is needed',
    'Access to any AI chat assistant, free or paid, for the exercises',
  ],
  audience: {
    for: [
      'People who use an AI assistant at work and want to know when to trust it',
      'People who have avoided AI so far and want a calm, factual start',
      'Managers and teachers who are asked for rules and want to understand them first',
    ],
    notFor: [
      'Developers who want to build on a model: see the courses on agents instead',
      'Anyone who needs legal advice on a specific case',
    ],
  },
  skills: [
    { id: 'ai-literacy', name: 'AI literacy' },
    { id: 'fact-checking', name: 'Fact checking' },
    { id: 'data-privacy', name: 'Data privacy' },
    { id: 'spotting-bias', name: 'Spotting bias' },
    { id: 'media-verification', name: 'Media verification' },
    { id: 'policy-writing', name: 'Policy writing' },
  ],
  aliases: ['ChatGPT', 'AI basics', 'hallucinations', 'deepfakes', 'AI for teachers', 'AI for employees'],
  faq: [
    {
      question: 'How does the schedule work?',
      answer:
        'Section 1 opens when you subscribe. The others open on days 2, 4, 7, and 9 at eight in the morning in your time zone, and an email tells you when one is ready. What has opened stays open, so you can take longer than ten days.',
    },
    {
      question: 'Do I have to pay?',
      answer:
        'No. Every section opens on its day without payment. The one-time upgrade opens everything at once and adds the bonus reading on rules for a team.',
    },
    {
      question: 'Which assistant do I need?',
      answer:
        'Any. The course is about what all of them have in common. Where products differ, for example in privacy settings, you learn what to look for in yours.',
    },
    {
      question: 'Will the course go out of date?',
      answer:
        'Product names and limits change often, so the course avoids them. How a model produces text, how to check a claim, and how to sort information change slowly.',
    },
  ],
  releaseHour: 8,
  sections: [
    {
      title: 'What you are talking to',
      opensAfterDays: 0,
      lectures: [
        {
          id: 'what-a-model-is',
          title: 'What a language model is',
          type: 'free',
          contentType: 'video',
          seconds: 77,
          isPreview: true,
          skills: ['ai-literacy'],
        },
        {
          id: 'tokens-and-context',
          title: 'Tokens and context: what the model can see',
          type: 'free',
          contentType: 'reading',
          minutes: 18,
          skills: ['ai-literacy'],
        },
        {
          id: 'explore-tokens',
          title: 'Explore: how text becomes tokens',
          aliases: ['tokenizer', 'byte pair encoding'],
          type: 'free',
          contentType: 'explore',
          explorable: 'tokenizer',
          minutes: 7,
          skills: ['ai-literacy'],
        },
        {
          id: 'what-a-model-is-not',
          title: 'What a chat assistant is not',
          type: 'free',
          contentType: 'video',
          seconds: 79,
          skills: ['ai-literacy'],
        },
        {
          id: 'quiz-basics-lecture',
          title: 'Quiz: what you are talking to',
          type: 'free',
          contentType: 'quiz',
          quiz: 'quiz-basics',
          minutes: 6,
        },
      ],
    },
    {
      title: 'Why it makes things up, and how to check',
      opensAfterDays: 2,
      lectures: [
        {
          id: 'why-models-make-things-up',
          title: 'Why models make things up',
          aliases: ['hallucinations'],
          type: 'drip',
          contentType: 'video',
          seconds: 97,
          skills: ['ai-literacy', 'fact-checking'],
        },
        {
          id: 'checking-answers',
          title: 'Check an answer in five minutes',
          type: 'drip',
          contentType: 'reading',
          minutes: 25,
          skills: ['fact-checking'],
        },
        {
          id: 'quiz-foundations-lecture',
          title: 'Quiz: how models answer and how to check them',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-foundations',
          minutes: 8,
        },
      ],
    },
    {
      title: 'What you may share',
      opensAfterDays: 4,
      lectures: [
        {
          id: 'privacy-at-work',
          title: 'Before you paste',
          type: 'drip',
          contentType: 'video',
          seconds: 94,
          skills: ['data-privacy'],
        },
        {
          id: 'sort-before-you-paste',
          title: 'Sort, strip, then paste',
          aliases: ['PII', 'anonymize'],
          type: 'drip',
          contentType: 'reading',
          minutes: 20,
          resources: [{ title: 'NIST Privacy Framework', url: 'https://www.nist.gov/privacy-framework' }],
          skills: ['data-privacy'],
        },
        {
          id: 'quiz-sharing-lecture',
          title: 'Quiz: what you may share',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-sharing',
          minutes: 6,
        },
      ],
    },
    {
      title: 'Fairness, fakes, and fitting tasks',
      opensAfterDays: 7,
      lectures: [
        {
          id: 'where-bias-comes-in',
          title: 'Where bias comes in',
          type: 'drip',
          contentType: 'video',
          seconds: 89,
          skills: ['spotting-bias'],
        },
        {
          id: 'images-and-voice',
          title: 'Pictures and voices you cannot trust',
          aliases: ['deepfakes', 'voice cloning'],
          type: 'drip',
          contentType: 'video',
          seconds: 89,
          resources: [{ title: 'C2PA: the standard behind content credentials', url: 'https://c2pa.org/' }],
          skills: ['media-verification'],
        },
        {
          id: 'good-uses-bad-uses',
          title: 'Two questions that sort any task',
          type: 'drip',
          contentType: 'video',
          seconds: 93,
          skills: ['ai-literacy'],
        },
        {
          id: 'quiz-safe-use-lecture',
          title: 'Quiz: sharing, bias, and fakes',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-safe-use',
          minutes: 8,
        },
      ],
    },
    {
      title: 'Your own rules',
      opensAfterDays: 9,
      lectures: [
        {
          id: 'your-use-policy',
          title: 'Why your rules belong on paper',
          type: 'drip',
          contentType: 'video',
          seconds: 82,
          skills: ['policy-writing'],
        },
        {
          id: 'write-your-policy',
          title: 'Write your one-page policy',
          type: 'drip',
          contentType: 'reading',
          minutes: 30,
          skills: ['policy-writing'],
        },
        {
          id: 'quiz-judgment-lecture',
          title: 'Quiz: judgment and your rules',
          type: 'drip',
          contentType: 'quiz',
          quiz: 'quiz-judgment',
          minutes: 10,
        },
        {
          id: 'rules-for-a-team',
          title: 'Bonus: from your page to a team policy',
          type: 'premium',
          contentType: 'reading',
          minutes: 25,
          resources: [
            {
              title: 'NIST AI Risk Management Framework',
              url: 'https://www.nist.gov/itl/ai-risk-management-framework',
            },
          ],
          skills: ['policy-writing'],
        },
      ],
    },
  ],
});
