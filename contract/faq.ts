import { brand } from './brand.ts';
import { certificateFaq } from './certificate-faq.ts';
import { refundDays } from './rules/refund-window.ts';
import { contactHours, customPricing, trialDays } from './site-facts.ts';

/** A question of the FAQ page, which the assistant quotes too. Answers are plain text. */
export interface FaqQuestion {
  /** URL fragment; never change it, because it is linked from outside. */
  id: string;
  question: string;
  /** One paragraph. */
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** All questions of the FAQ page, grouped. */
export const faq: readonly FaqGroup[] = [
  {
    id: 'courses',
    title: 'Courses',
    questions: [
      {
        id: 'start',
        question: 'How do I start a course?',
        answer:
          'Press Enroll or Subscribe on its page. Free courses start right away; paid ones start after payment. Either way you need an account, which takes a minute to create.',
      },
      {
        id: 'level',
        question: 'Do I need to know how to program?',
        answer:
          'For most courses, no. Each course page lists what you should know, and the few that need Python say so at the top. One of the free courses teaches exactly the Python they need.',
      },
      {
        id: 'access',
        question: 'How long can I use a course?',
        answer:
          'For as long as we offer it, at your own pace. The player remembers where you stopped, to the second, on all your devices.',
      },
      {
        id: 'captions',
        question: 'Are there captions and transcripts?',
        answer:
          'Yes, on every video. The transcript follows the video and is searchable. Click a line to jump to that moment.',
      },
      {
        id: 'requirements',
        question: 'Which browser do I need?',
        answer:
          'A current browser on a computer, tablet or phone: Chrome or Edge 123 or later, Firefox 121 or later, Safari 17.5 or later. There is nothing to install, not even for notebooks.',
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
          'The first opens the moment you subscribe. The others open on the days listed on the course page, in the morning in your time zone. Access follows the schedule, not the email, so a late email never locks you out.',
      },
      {
        id: 'time-zone',
        question: 'I am traveling. Can I change my time zone?',
        answer:
          'Yes, through the preferences link in every email. The change applies to sections that have not opened yet; what is open stays open.',
      },
      {
        id: 'pause',
        question: 'Can I pause a course?',
        answer:
          'Yes, through the preferences link in every email. While you are paused, nothing new opens and we send no emails. When you resume, the schedule continues where it stopped.',
      },
      {
        id: 'restart',
        question: 'Can I start a course again?',
        answer:
          'Yes, through the preferences link in every email. The schedule starts over from today, emails included. What is open stays open, and you keep your progress.',
      },
      {
        id: 'unsubscribe',
        question: 'How do I stop the emails?',
        answer:
          'Click “unsubscribe” in any of them. It takes effect immediately, without logging in, and stops only the emails: what has opened stays open, and the rest still opens on schedule.',
      },
      {
        id: 'all-at-once',
        question: 'Can I get the whole course at once?',
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
          'By card, on Stripe’s payment page. You pay for a course once, without a subscription, and we never see your card number.',
      },
      {
        id: 'refund',
        question: 'Can I get my money back?',
        answer: `Yes. Email us within ${refundDays} days of paying, from the address of your account. You don’t need a reason. We refund the full price to your card.`,
      },
      {
        id: 'trial',
        question: 'What happens after the free trial of a tool?',
        answer: `Nothing, unless you decide to buy. It lasts ${trialDays} days, needs no card, and ends on its own.`,
      },
      {
        id: 'invoice',
        question: 'Can my company pay by invoice?',
        answer:
          'For tools, training and enterprise contracts, yes. Tell us the company, the number of people and the currency, and we will send you a quote first.',
      },
    ],
  },
  {
    id: 'notebooks',
    title: 'Notebooks',
    questions: [
      {
        id: 'notebook',
        question: 'Where does the code in a notebook run?',
        answer:
          'In your browser. There is nothing to install. Only saves and checks go to a server. The first start takes a little longer, because Python is downloaded once.',
      },
      {
        id: 'notebook-kept',
        question: 'Can I take a notebook with me?',
        answer:
          'Yes. The code is plain Python, and you can reuse it in your own work. The lesson keeps the original, so you cannot break it.',
      },
    ],
  },
  certificateFaq,
  {
    id: 'assistant',
    title: 'The assistant',
    questions: [
      {
        id: 'assistant-knows',
        question: 'What does the assistant know?',
        answer:
          'The courses: their videos, readings and pages, but not the answers to quizzes. It names the lesson and the moment each answer comes from, and tells you when the courses do not answer your question.',
      },
      {
        id: 'assistant-kept',
        question: 'Do you store my questions?',
        answer:
          'No. We answer your question without storing it, and we do not train models on it. We only count how many were asked, to prevent abuse.',
      },
      {
        id: 'assistant-wrong',
        question: 'Can it be wrong?',
        answer:
          'Yes, like any system of its kind. That is why each answer lists its sources; check them before you rely on it.',
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
          'No. There are no tracking cookies and no advertising scripts. We count visits without knowing whose they are, and not at all if your browser asks not to be tracked.',
      },
      {
        id: 'delete',
        question: 'How do I download or delete my data?',
        answer:
          'Download and deletion are both at the bottom of your profile. The download is one file with everything we have about you. Deleting your account removes all of it, and backups follow within 35 days.',
      },
      {
        id: 'change-email',
        question: 'Can I change my email address?',
        answer: `Yes. Write to ${brand.supportEmail} from your old address and tell us the new one. We email both addresses to confirm; courses, progress and dates stay as they are.`,
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
      },
      {
        id: 'deployment',
        question: 'Can the tools run on our own systems?',
        answer:
          'Yes: in our cloud, in your own cloud account, or in your data center, with single sign-on and an admin dashboard.',
      },
      {
        id: 'dubbing-price',
        question: 'What does DubLabs cost?',
        answer: `DubLabs has ${customPricing.toLowerCase()}, based on the minutes, languages and voices you need. Send us one sample video, and we send back a quote and the dubbed sample.`,
      },
      {
        id: 'answer-time',
        question: 'How quickly do you reply?',
        answer: `Within ${contactHours.response} business hours. We are in the office ${contactHours.office}, Eastern time.`,
      },
    ],
  },
];
