import { type FaqGroup, faq } from '#contract/faq.ts';
import type { PublicPassage } from '#contract/passages.ts';

/** Groups of questions about learning; the rest are about buying tools and training. */
const aboutLearning = new Set([
  'courses',
  'email-courses',
  'payment',
  'certificates',
  'notebooks',
  'assistant',
  'privacy',
]);
/** Questions of those groups that are about tools. */
const aboutTools = new Set(['trial']);

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const groupPassages = ({ id: groupId, questions }: FaqGroup): PublicPassage[] =>
  questions.map(({ id, question, answer }) => ({
    ...{ path: `/faq#${id}`, title: 'Questions and answers', heading: question },
    lines: [...sentences.segment(answer)].map(({ segment }) => [segment.trim()] as const),
    ...(aboutLearning.has(groupId) && !aboutTools.has(id) && { about: 'help' as const }),
  }));

/** The questions of the FAQ page, one passage each. */
export const faqPassages: PublicPassage[] = faq.flatMap(groupPassages);
