import { defineCourse } from '#content/define.ts';
import { noraCastellan } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'fine-tuning-when-and-how',
  title: 'Fine-Tuning: When and How',
  promise:
    'Decide whether fine-tuning is worth it, prepare the data, plan the run, and prove that the tuned model is better.',
  description: `Fine-tuning changes a model's weights with examples of your own. It is the right tool for a steady format, a house style or a narrow classification at high volume. It is the wrong tool for facts that change and for problems a clearer prompt would solve. Most of the work lies before and after the training run.

This course follows one realistic job, tagging 9,000 maintenance reports a day with one of 22 fault codes, from the first baseline to a release you can roll back. You compare prompting, retrieval and tuning on the same cases, write a labeling guide, clean and split the data with a Python program, and work out what low-rank adaptation (LoRA) trains and how much memory it needs. In a lab of sixty lines you train a low-rank adapter yourself and watch a model forget its old task.

The exercises use your own problem where you have one and the running example where you do not. No GPU is needed: the labs run on the Python standard library. For the run itself you receive a plan that fits any current training tool or hosted service.`,
  instructor: noraCastellan,
  level: 'advanced',
  topics: ['machine-learning', 'generative-ai'],
  price: 149,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Choose between prompting, retrieval and fine-tuning with evidence from your own cases',
    'Write a labeling guide and produce training examples that teach one thing',
    'Validate, deduplicate and split training data without leakage',
    'Explain low-rank adaptation and estimate trained parameters and memory',
    'Plan a run: starting values, what to watch, when to stop',
    'Test a tuned model for gains, forgetting and safety, and release it with a way back',
  ],
  prerequisites: [
    'You write Python functions and have called a language model from a program.',
    'You know what training, validation and test data are, and what precision and recall mean.',
  ],
  audience: {
    for: [
      'Engineers and data scientists asked to "just fine-tune it"',
      'Technical leads who have to approve or refuse such a project',
    ],
    notFor: [
      'People new to machine learning: take Machine Learning in Plain Words first',
      'Anyone looking for a click-by-click guide to one vendor',
    ],
  },
  skills: [
    { id: 'fine-tuning', name: 'Fine-tuning' },
    { id: 'lora', name: 'LoRA' },
    { id: 'training-data', name: 'Training data' },
    { id: 'labeling-guides', name: 'Labeling guides' },
    { id: 'model-evaluation', name: 'Model evaluation' },
    { id: 'release-planning', name: 'Release planning' },
  ],
  aliases: ['custom model', 'adapters', 'training data', 'supervised fine-tuning'],
  faq: [
    {
      question: 'Do I need a GPU or a paid account?',
      answer:
        'No, not for the course. All programs run on the Python standard library. If you want to carry out the run you plan, you will need hardware or a hosted service of your own.',
    },
    {
      question: 'Which library does the course use?',
      answer:
        'None for training. The settings you learn, such as rank, learning rate, epochs and loss on answers only, have the same meaning in all common tools.',
    },
    {
      question: 'Is preference training (RLHF, DPO) covered?',
      answer:
        'Only to say when it is the better choice. The course is about supervised fine-tuning, which should come first.',
    },
  ],
  sections: [
    {
      title: 'Decide and prepare',
      lectures: [
        {
          id: 'style-and-facts',
          title: 'Style is learned first, facts are not',
          contentType: 'video',
          seconds: 81,
          isPreview: true,
          skills: ['fine-tuning'],
        },
        {
          id: 'what-tuning-changes',
          title: 'What fine-tuning changes, and what it does not',
          contentType: 'reading',
          minutes: 35,
          skills: ['fine-tuning'],
        },
        {
          id: 'explore-learning-rate',
          title: 'Explore: a step that is too short or too long',
          aliases: ['gradient descent', 'learning rate'],
          contentType: 'explore',
          explorable: 'gradient-descent',
          minutes: 8,
          skills: ['fine-tuning'],
        },
        {
          id: 'prompt-retrieve-tune',
          title: 'Prompt, retrieve or tune?',
          contentType: 'reading',
          minutes: 45,
          skills: ['fine-tuning'],
        },
        {
          id: 'baseline-first',
          title: 'Baseline and test set first',
          contentType: 'reading',
          minutes: 75,
          skills: ['model-evaluation'],
        },
        {
          id: 'training-examples',
          title: 'Examples that teach one thing',
          contentType: 'reading',
          minutes: 90,
          skills: ['training-data', 'labeling-guides'],
        },
        {
          id: 'clean-and-split',
          title: 'Validate, deduplicate, split',
          contentType: 'reading',
          minutes: 60,
          skills: ['training-data'],
        },
        {
          id: 'check-decide-and-prepare',
          title: 'Check your understanding: decide and prepare',
          contentType: 'quiz',
          quiz: 'decide-and-prepare',
          minutes: 12,
        },
      ],
    },
    {
      title: 'Train, judge, release',
      lectures: [
        {
          id: 'a-small-correction',
          title: 'A small correction',
          contentType: 'video',
          seconds: 97,
          skills: ['lora'],
        },
        {
          id: 'low-rank-adapters',
          title: 'Low-rank adapters in numbers',
          contentType: 'reading',
          minutes: 45,
          resources: [
            {
              title: 'Hu et al., LoRA: Low-Rank Adaptation of Large Language Models',
              url: 'https://arxiv.org/abs/2106.09685',
            },
            {
              title: 'Dettmers et al., QLoRA: Efficient Finetuning of Quantized LLMs',
              url: 'https://arxiv.org/abs/2305.14314',
            },
          ],
          skills: ['lora'],
        },
        {
          id: 'adapter-lab',
          title: 'Lab: train an adapter and watch it forget',
          aliases: ['catastrophic forgetting'],
          contentType: 'reading',
          minutes: 90,
          skills: ['lora'],
        },
        {
          id: 'plan-the-run',
          title: 'Plan the run and read its curves',
          contentType: 'reading',
          minutes: 60,
          skills: ['fine-tuning', 'model-evaluation'],
        },
        {
          id: 'judge-and-release',
          title: 'Judge, release, and keep a way back',
          contentType: 'reading',
          minutes: 75,
          skills: ['model-evaluation', 'release-planning'],
        },
        {
          id: 'check-fine-tuning',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'fine-tuning',
          minutes: 20,
        },
      ],
    },
  ],
});
