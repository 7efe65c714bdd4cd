import { type FaqGroup, type FaqQuestion, faq } from '#contract/faq.ts';
import { paths } from '#web/src/lib/paths.ts';

/** Link to the page with more details, by question id. */
const links: Record<string, { text: string; to: string }> = {
  start: { text: 'All courses', to: paths.courses() },
  level: { text: 'Courses for beginners', to: paths.courses({ level: 'beginner' }) },
  refund: { text: 'Refunds in the Terms of Service', to: paths.refundTerms() },
  trial: { text: 'Prices of the tools', to: paths.pricing() },
  invoice: { text: 'Request a quote', to: paths.contact() },
  tracking: { text: 'Privacy Policy', to: paths.privacyPolicy() },
  delete: { text: 'Your profile', to: paths.profile() },
  team: { text: 'Team training', to: paths.enterpriseTraining() },
  deployment: { text: 'Enterprise deployment', to: paths.enterprise() },
  'dubbing-price': { text: 'DubLabs', to: paths.product('dublabs') },
  'answer-time': { text: 'Contact us', to: paths.contact() },
};

interface LinkedQuestion extends FaqQuestion {
  link?: { text: string; to: string };
}

interface LinkedGroup extends FaqGroup {
  questions: readonly LinkedQuestion[];
}

/** All questions of the FAQ page, grouped, with their links. */
export const faqGroups: readonly LinkedGroup[] = faq.map((group) => ({
  ...group,
  questions: group.questions.map((question) => {
    const link = links[question.id];
    return { ...question, ...(link && { link }) };
  }),
}));
