import { brand } from '../../../../contract/brand.ts';
import { refundDays } from '../../../../contract/rules/refund-window.ts';
import { paths } from '../../lib/paths.ts';
import { contactFacts } from './contact.ts';
import { customPricing, trialDays } from './prices.ts';

/** A question of the FAQ page. Answers are plain text, because structured data repeats them for search engines. */
export interface FaqQuestion {
  /** URL fragment; never change it, because it is linked from outside. */
  id: string;
  question: string;
  /** One paragraph. */
  answer: string;
  link?: { text: string; to: string };
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** All questions of the FAQ page, grouped. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'courses',
    title: 'Courses',
    questions: [
      {
        id: 'start',
        question: 'How do I start a course?',
        answer:
          'Open its page and press the button there. Free courses begin at once; for a paid one you pay first, and either way you need an account, which takes a minute.',
        link: { text: 'All courses', to: paths.courses() },
      },
      {
        id: 'level',
        question: 'Do I have to know how to program?',
        answer:
          'For most courses, no. Each page says what you should bring, and the few that need Python say so first; one of the free courses teaches exactly that Python.',
        link: { text: 'Courses for beginners', to: paths.courses({ level: 'beginner' }) },
      },
      {
        id: 'access',
        question: 'How long can I use a course?',
        answer:
          'As long as it is offered, at your own pace. The player remembers where you stopped, to the second, on every device you sign in with.',
      },
      {
        id: 'captions',
        question: 'Are there captions and transcripts?',
        answer:
          'Yes, on every video. The transcript follows the video, can be searched, and takes you to the moment you click.',
      },
      {
        id: 'requirements',
        question: 'What do I need to watch?',
        answer:
          'A current browser on a computer, tablet or phone: Chrome or Edge from version 123, Firefox from 121, Safari from 17.5. Nothing has to be installed, notebooks included.',
      },
    ],
  },
  {
    id: 'email-courses',
    title: 'Courses by email',
    questions: [
      {
        id: 'release',
        question: 'When does the next section open?',
        answer:
          'The first opens the moment you subscribe; the others follow on the days that the course page shows, in the morning of your own time zone. Access follows the schedule, not the email, so a late email never locks you out.',
      },
      {
        id: 'time-zone',
        question: 'I am traveling. Can I change my time zone?',
        answer:
          'Yes, through the preferences link in every email. The change applies to sections that are still to open; what is open stays open.',
      },
      {
        id: 'pause',
        question: 'Can I pause a course?',
        answer:
          'Yes, by the same link. While you pause, nothing new opens and no email is sent; afterwards the schedule goes on where it stopped.',
      },
      {
        id: 'restart',
        question: 'Can I start a course again?',
        answer:
          'Yes, by the same link: the days count anew from today, and the emails come with them. What is open stays open, and your progress is kept.',
      },
      {
        id: 'unsubscribe',
        question: 'How do I stop the emails?',
        answer:
          'Press “unsubscribe” in any of them. It works at once, without signing in, and ends the emails only: what has opened stays open, and the rest still opens on its day.',
      },
      {
        id: 'all-at-once',
        question: 'Can I have the whole course at once?',
        answer: 'Yes. A one-time payment opens every section immediately and ends the release emails of that course.',
      },
    ],
  },
  {
    id: 'payment',
    title: 'Payment and refunds',
    questions: [
      {
        id: 'pay',
        question: 'How do I pay?',
        answer:
          'By card, on a payment page of Stripe. You pay a course once; there is no subscription behind it, and we never see the number of your card.',
      },
      {
        id: 'refund',
        question: 'Can I get my money back?',
        answer: `Yes. Write within ${refundDays} days of paying, from the address of your account; you need no reason. The full price goes back to the card it came from.`,
        link: { text: 'Refunds in the Terms of Service', to: paths.refundTerms() },
      },
      {
        id: 'trial',
        question: 'What happens after the free trial of a tool?',
        answer: `Nothing, unless you decide otherwise. It lasts ${trialDays} days, needs no card, and ends by itself.`,
        link: { text: 'Prices of the tools', to: paths.pricing() },
      },
      {
        id: 'invoice',
        question: 'Can my company pay by invoice?',
        answer:
          'For tools, training and enterprise contracts, yes. Tell us the company, the number of people and the currency, and we send an offer first.',
        link: { text: 'Ask for an offer', to: paths.contact() },
      },
    ],
  },
  {
    id: 'certificates',
    title: 'Certificates',
    questions: [
      {
        id: 'earn',
        question: 'How do I earn a certificate?',
        answer:
          'Complete every lecture, which for a video means watching 90 percent of it and for a quiz passing it. The certificate is made when you ask for it, with the name you choose.',
      },
      {
        id: 'verify',
        question: 'How can somebody check that it is real?',
        answer:
          'Each has a page of its own and a QR code that leads there. The page checks the signature in the reader’s browser and shows each step, so nobody has to take our word for it.',
      },
      {
        id: 'badge',
        question: 'Can I use it elsewhere, for example on LinkedIn?',
        answer:
          'Yes: as a link, as a PDF, on your profile, and as a signed Open Badges 3.0 credential that other systems can read.',
      },
      {
        id: 'private-certificate',
        question: 'Can I keep a certificate to myself?',
        answer: 'Yes. Switch its public page off in your own view of it, and on again whenever you like.',
      },
    ],
  },
  {
    id: 'notebooks',
    title: 'Notebooks',
    questions: [
      {
        id: 'notebook',
        question: 'Where does the code of a notebook run?',
        answer:
          'In your browser. Nothing is installed and nothing you type is sent away; the first start takes a little longer, because Python is fetched once.',
      },
      {
        id: 'notebook-kept',
        question: 'Can I take a notebook with me?',
        answer:
          'Yes, the code is plain Python and yours to reuse in your own work. The lecture keeps the original, so you cannot break it.',
      },
    ],
  },
  {
    id: 'assistant',
    title: 'The assistant',
    questions: [
      {
        id: 'assistant-knows',
        question: 'What does the assistant know?',
        answer:
          'The courses: their videos, readings and pages, but not the answers to quizzes. It names the lecture and the moment each answer comes from, and says so when the courses do not answer your question.',
      },
      {
        id: 'assistant-kept',
        question: 'Are my questions kept?',
        answer:
          'No. A question is answered and not kept, and no model is trained with it. Only how many were asked is counted, so that nobody can flood it.',
      },
      {
        id: 'assistant-wrong',
        question: 'Can it be wrong?',
        answer:
          'Yes, like every system of its kind. That is why each answer carries its sources; follow them before you rely on it.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Account and privacy',
    questions: [
      {
        id: 'tracking',
        question: 'Do you track me?',
        answer:
          'No. There are no tracking cookies and no advertising scripts. Visits are counted without knowing whose they are, and not at all when your browser asks for that.',
        link: { text: 'Privacy Policy', to: paths.privacyPolicy() },
      },
      {
        id: 'delete',
        question: 'How do I download or delete my data?',
        answer:
          'Both are at the end of your profile. The download is one file with everything we hold about you; deleting removes the account with all of it, and backups follow within 35 days.',
        link: { text: 'Your profile', to: paths.profile() },
      },
      {
        id: 'change-email',
        question: 'Can I change my email address?',
        answer: `Write from the old address to ${brand.supportEmail} and name the new one. We confirm both by email; courses, progress and dates stay as they are.`,
      },
    ],
  },
  {
    id: 'enterprise',
    title: 'Teams and enterprise',
    questions: [
      {
        id: 'team',
        question: 'Can you train a whole team?',
        answer: 'Yes, on-site, virtually or both, with your own material. Programs last two to five days.',
        link: { text: 'Team training', to: paths.enterpriseTraining() },
      },
      {
        id: 'deployment',
        question: 'Can the tools run on our own systems?',
        answer:
          'Yes: in our cloud, in a cloud account of yours, or in your data center, with single sign-on and an admin dashboard.',
        link: { text: 'Enterprise deployment', to: paths.enterprise() },
      },
      {
        id: 'dubbing-price',
        question: 'What does DubLabs cost?',
        answer: `It has ${customPricing.toLowerCase()}, by the minutes, languages and voices you need. Send one sample video and you get an offer and the dubbed sample.`,
        link: { text: 'DubLabs', to: paths.product('dublabs') },
      },
      {
        id: 'answer-time',
        question: 'How fast do you answer?',
        answer: `Within ${contactFacts.responseHours} business hours. We are in the office ${contactFacts.hours}, Eastern time.`,
        link: { text: 'Contact us', to: paths.contact() },
      },
    ],
  },
];
