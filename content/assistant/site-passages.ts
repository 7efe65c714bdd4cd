import type { PublicPassage } from '#contract/passages.ts';
import { refundDays } from '#contract/rules/refund-window.ts';

const passage = (path: string, title: string, heading: string, ...sentences: string[]): PublicPassage => ({
  path,
  title,
  heading,
  lines: sentences.map((text) => [text]),
});

/** Public passages about the site (docs/product.md#facts): one per subject, with the page that states it. */
export const sitePassages: PublicPassage[] = [
  passage(
    '/products',
    'Tools',
    'The five tools',
    'There are five tools: Plan for strategy frameworks, DubLabs for video dubbing, DraftEmail for writing email, Joblyn for interview coaching, and PMCoach for practicing stakeholder conversations.',
    'Plan, DubLabs, DraftEmail and PMCoach are live; Joblyn is in alpha.',
  ),
  passage(
    '/pricing',
    'Pricing',
    'What the tools cost',
    'DraftEmail costs $97 a month and PMCoach $47 a month; DubLabs has custom pricing.',
    'Plan, DraftEmail and Joblyn have a 14-day free trial, without a card.',
  ),
  passage(
    '/products/plan',
    'Plan',
    'Strategy frameworks',
    'Plan walks you through a Business Model Canvas with 27 questions in about 10 minutes, a SWOT analysis with 26 questions in about 15 minutes, and Porter’s Five Forces with 30 questions in about 20 minutes.',
    'Plan has a 14-day free trial, and no card is needed.',
  ),
  passage(
    '/products/dublabs',
    'DubLabs',
    'Video dubbing',
    'DubLabs dubs videos into more than 20 languages, with voice cloning and lip-sync.',
    'DubLabs takes 50 videos a month, with a turnaround of 1 hour; the price is custom.',
  ),
  passage(
    '/products/draftemail',
    'DraftEmail',
    'Writing email in Gmail and Outlook',
    'DraftEmail is an extension for Gmail and Outlook with more than 200 templates.',
    'DraftEmail costs $97 a month, with a 14-day free trial.',
    'DraftEmail is live; on the contact page you can also sign up for the preview of its next version.',
  ),
  passage(
    '/products/joblyn',
    'Joblyn',
    'Interview coaching',
    'Joblyn has more than 700 interview questions for more than 20 industries.',
    'Joblyn is in alpha and has a 14-day free trial.',
  ),
  passage(
    '/products/pmcoach',
    'PMCoach',
    'Stakeholder conversations',
    'PMCoach lets you practice conversations with stakeholders in more than 50 scenarios.',
    'PMCoach costs $47 a month.',
  ),
  passage(
    '/enterprise',
    'Enterprise deployment',
    'Cloud, private cloud and on-premise',
    'Enterprises run the tools in a multi-tenant cloud from $2,000 a month, in a private cloud from $5,000 a month, or on-premise at a custom price.',
    'They include single sign-on (SSO), an admin dashboard and an uptime agreement (SLA) of 99.9%, and support more than 500 users.',
  ),
  passage(
    '/enterprise/custom',
    'Custom AI development',
    'How a custom system is built',
    'A custom AI system goes through four steps of 2-3 weeks, 1-2 weeks, 8-16 weeks, and ongoing care.',
  ),
  passage(
    '/enterprise/training',
    'Team training',
    'Programs for teams',
    'Team training has three programs: the AI Leadership Program of 2 days, the AI Developer Bootcamp of 5 days, and Business AI Applications of 3 days.',
    'Training is on-site from $15,000, virtual from $8,000, or hybrid from $12,000.',
  ),
  passage(
    '/corporate-training',
    'Corporate training',
    'Executive and technical programs',
    'Corporate training has two programs: Executive AI Leadership and Technical AI Implementation.',
    'One virtual training reached 750 people in one day; participants rated it 4.83 of 5.',
  ),
  passage(
    '/solution',
    'Solutions',
    'What the solutions do',
    'The solutions are real-time translation, an industrial AI assistant, and a video translation suite.',
  ),
  passage(
    '/contactUs',
    'Contact',
    'Reaching a person',
    'Write to us on the contact page; we answer within 24 business hours.',
    'The office is open Monday to Friday, 9am to 6pm.',
  ),
  passage(
    '/instructor-signup',
    'Become an instructor',
    'Teaching here',
    'To teach a course here, fill out the application on the instructor page.',
  ),
  passage(
    '/courses',
    'Training',
    'How courses work',
    'Some courses are free, some you pay for once, and some come by email and open section by section.',
    'Everyone who completes a course gets a certificate, with a page where anyone can verify it.',
  ),
  passage(
    '/privacy-policy',
    'Privacy policy',
    'Your data',
    'The privacy policy says what is collected, how it is used and shared, and what choices you have; it covers CCPA and GDPR.',
    'On your profile page you can download your data or delete your account.',
  ),
  passage(
    '/termsofservice',
    'Terms of service',
    'Terms and refunds',
    `A course or an upgrade you paid for is refunded in full when you ask within ${refundDays} days of paying; you need no reason, and the money goes back to the card it came from.`,
    'The section on refunds in the terms of service has the details; the law of New Jersey applies.',
  ),
];
