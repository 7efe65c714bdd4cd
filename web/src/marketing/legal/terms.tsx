import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { refundDays } from '#contract/rules/refund-window.ts';
import { paths } from '#web/src/lib/paths.ts';
import { legalFacts } from '../facts/contact.ts';
import { trialDays } from '../facts/prices.ts';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

const mail = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    text: (
      <>
        <p>
          These terms are an agreement between you and {brand.name} (“we”). They apply when you read this site, take a
          course, subscribe to one by email, try or buy a tool, or use anything else we offer here.
        </p>
        <p>
          If you use {brand.name} on behalf of an organization, you confirm that you may accept these terms for it. If
          your organization has signed its own agreement with us, that agreement takes precedence.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What we offer',
    text: (
      <p>
        Courses with video, readings, quizzes, notebooks and certificates; courses whose sections open over time and are
        announced by email; an assistant that answers from the courses; and professional tools, each described on its
        own page. We may add to, change or retire parts of this. If we retire a course you have paid for, you can finish
        it within twelve months or get your money back.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          You need an account to enroll. Use your own email address and keep your password to yourself. You are
          responsible for what happens through your account until you tell us otherwise. You must be at least{' '}
          {legalFacts.childrenAge} years old.
        </p>
        <p>
          You can download your data and delete the account at any time from your profile. Deleting it ends these terms,
          except for what must survive them, such as an unpaid balance.
        </p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses and certificates',
    text: (
      <>
        <p>
          When you enroll, you get a personal license to use the course for your own learning. You may not transfer it,
          or publish or sell course material. Short quotations with the source are fine.
        </p>
        <p>
          A certificate states that the person named on it completed the course it names. It is neither an academic
          degree nor a license to practice. We may revoke one that was obtained by fraud or issued in error, or whose
          course was refunded. Its public page then shows the date and reason.
        </p>
      </>
    ),
  },
  {
    id: 'scheduled-courses',
    title: 'Courses by email',
    text: (
      <p>
        When you subscribe, the first section opens at once and the others on the dates of your schedule, in your time
        zone. Once you have confirmed your address, we email you when one opens. Every email has a link to unsubscribe;
        unsubscribing does not close what is already open to you. A one-time payment opens the whole course at once.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices, trials and payment',
    text: (
      <>
        <p>
          Prices are in US dollars and shown on the page of the course or tool. Where the law requires taxes, they are
          added and shown before you pay. You pay for a course once. Stripe handles payments, so we never see your card
          number.
        </p>
        <p>
          Free trials last {trialDays} days, need no card, and end on their own. Monthly plans renew until you cancel,
          which you can do at any time, effective at the end of the paid month.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: (
      <>
        <p>
          If a course or an upgrade is not what you expected, write to {mail} within {refundDays} days of paying, from
          the address of your account. You do not need to give a reason. We refund the full price to your card; banks
          usually take five to ten days to show it.
        </p>
        <p>
          A refund ends the access you paid for. A course by email returns to its schedule, so what that schedule has
          opened stays open. Paid tool plans and contracts for training or development are refunded under their own
          agreements. Your statutory rights are not affected.
        </p>
        <p>
          This section is our whole refund policy. To point someone to it, use{' '}
          <Link to={paths.refundPolicy()}>/refund-policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>share an account, or answer quizzes for someone else;</li>
          <li>scrape the site or its courses, or use them to train a model;</li>
          <li>try to access other people’s data, or to get around locks, limits or payment;</li>
          <li>upload anything unlawful, harmful, or not yours to share;</li>
          <li>use a tool to deceive people, for example by dubbing a voice without its owner’s consent.</li>
        </ul>
        <p>
          We may suspend an account that does. Unless waiting would put others at risk, we write to you first and give
          you the chance to fix it.
        </p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'The assistant and the tools',
    text: (
      <p>
        Their answers are generated by software and can be wrong. The assistant names its sources so that you can check
        them. Check what the tools write, too, before you rely on it or send it. None of it is legal, medical or
        financial advice. As far as the law allows, what you put in and what comes out is yours, and we do not train
        models on it.
      </p>
    ),
  },
  {
    id: 'ownership',
    title: 'Ownership',
    text: (
      <p>
        The site, the courses and the tools belong to us or to the instructors who made them. Your notes, answers and
        uploads belong to you; you allow us to store them and show them to you, so that the service can work. You may
        reuse code from course notebooks in your own work, including commercially, unless the notebook says otherwise.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        We provide the service with care but, as far as the law allows, without further warranties: we cannot promise
        that it is always available or that a course leads to a particular result. Neither of us is liable to the other
        for indirect damages, and our liability in any year is limited to what you paid us in the preceding twelve
        months. Nothing here limits liability for willful misconduct, gross negligence or injury.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    text: (
      <>
        <p>
          The law of the State of {legalFacts.governingLaw}, United States, governs these terms, without regard to its
          conflict of law rules, and its courts decide disputes. If you are a consumer elsewhere, you keep the
          protection of your own law. The <Link to={paths.privacyPolicy()}>Privacy Policy</Link> describes how we handle
          data.
        </p>
        <p>
          We may change these terms. We announce material changes by email at least 30 days ahead; if you do not agree,
          you can delete your account before they apply. If any part of these terms is invalid, the rest remains in
          effect. Write to {mail} or to {brand.postalAddress}.
        </p>
      </>
    ),
  },
];

/** The Terms of Service (docs/product.md#pages): twelve numbered sections. */
export const Terms = () => (
  <LegalDocument
    title="Terms of Service"
    lead="What you can expect from us and what we ask of you, in a five-minute read."
    path={paths.termsOfService()}
    summary={[
      'Courses are yours to learn from, not to share.',
      `Trials last ${trialDays} days and need no card; we refund a course within ${refundDays} days.`,
      'You can take your data with you and delete your account at any time.',
      `${legalFacts.governingLaw} law applies.`,
    ]}
    sections={sections}
  />
);
