import type { FaqGroup } from './faq.ts';
import { masteryShare, masteryWaitDays } from './rules/mastery.ts';

/** The questions of the FAQ page on certificates. */
export const certificateFaq: FaqGroup = {
  id: 'certificates',
  title: 'Certificates',
  questions: [
    {
      id: 'earn',
      question: 'How do I earn a certificate?',
      answer:
        'Complete every lesson: watch 90 percent of each video and pass each quiz. You then create the certificate yourself, with the name you choose. It says how much you watched and what you marked as completed by hand.',
    },
    {
      id: 'two-certificates',
      question: 'What is the difference between Completion and Mastery?',
      answer: `They are two certificates for one course. Completion records how you completed its lessons. Mastery says that you still knew the skills of the course ${masteryWaitDays} days later: it asks questions you had not seen before.`,
    },
    {
      id: 'mastery',
      question: 'How do I earn Mastery?',
      answer: `Complete the course and come back ${masteryWaitDays} days after your last lesson. Your dashboard then has a mastery check with new questions on every skill; you pass a skill when at least ${masteryShare * 100} percent are right. Exercises in notebooks count once our server has confirmed them.`,
    },
    {
      id: 'mastery-again',
      question: 'What if I miss a skill in the mastery check?',
      answer:
        'You keep the skills you passed. The next check opens a day later, with new questions on the missing ones only. You see results by skill, never the answers.',
    },
    {
      id: 'verify',
      question: 'How can someone check that it is real?',
      answer:
        'Each certificate has its own page and a QR code that links to it. The page verifies the signature in the reader’s browser, checks whether the certificate was revoked and shows each step, so no one has to take our word for it.',
    },
    {
      id: 'badge',
      question: 'Can I use it elsewhere, for example on LinkedIn?',
      answer:
        'Yes: as a link, as a PDF, on your profile, and as a signed Open Badges 3.0 credential that other systems can read.',
    },
    {
      id: 'private-certificate',
      question: 'Can I keep a certificate private?',
      answer: 'Yes. Press “Make private” on your dashboard, and “Make public” whenever you like.',
    },
  ],
};
