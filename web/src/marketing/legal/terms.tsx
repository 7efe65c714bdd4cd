import { Link } from 'react-router-dom';
import { brand } from '../../../../contract/brand.ts';
import { refundDays } from '../../../../contract/rules/refund-window.ts';
import { paths } from '../../lib/paths.ts';
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
          If you use {brand.name} for an organization, you confirm that you may accept these terms for it. Where an
          organization has signed an agreement of its own with us, that agreement comes first.
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
        it within the following twelve months or ask for your money back.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          You need an account to enroll. Give an email address that is yours and keep your password to yourself; what is
          done through your account counts as done by you until you tell us otherwise. You have to be at least{' '}
          {legalFacts.childrenAge} years old.
        </p>
        <p>
          You can download your data and delete the account at any time from your profile. Deleting it ends these terms,
          except for what has to outlive them, such as an unpaid price.
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
          When you enroll you get a personal right to use the course for your own learning. It cannot be passed on, and
          material may not be published or sold. Short quotations with the source are fine.
        </p>
        <p>
          A certificate says that the person named on it completed the course it names. It is not an academic degree and
          not a license to practice. We may withdraw one that was obtained by deceit, and its public page then says so.
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
        zone. We mail you when one opens, once you have confirmed the address. Every email has a link that ends the
        emails; ending them does not close what is open to you. A one-time payment opens the whole course at once.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices, trials and payment',
    text: (
      <>
        <p>
          Prices are in US dollars and stand on the page of the course or tool; taxes are added where the law asks for
          them and shown before you pay. Courses are paid once. Payments are handled by Stripe, so we never see the
          number of your card.
        </p>
        <p>
          Free trials last {trialDays} days, need no card, and end by themselves. Monthly plans renew until they are
          canceled, which you can do at any time for the end of the month that is paid.
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
          the address of your account. You do not have to give a reason. We pay the full price back to the card it came
          from; banks usually take five to ten days to show it.
        </p>
        <p>
          With the refund, the access that was paid for ends. A course by email goes back to its schedule, so what that
          schedule has opened stays open. Paid plans of tools and contracts for training or development are refunded as
          their own agreement says. Rights that the law gives you stay untouched.
        </p>
        <p>
          This section is our whole <Link to={paths.refundTerms()}>refund policy</Link>. Its short address is{' '}
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
          <li>share an account, or answer quizzes for somebody else;</li>
          <li>copy the site or its courses by machine, or use them to train a model;</li>
          <li>try to reach data of others, or to get around locks, limits or payment;</li>
          <li>upload what is unlawful, harmful, or not yours to share;</li>
          <li>use a tool to deceive people, for example by dubbing a voice without its owner’s consent.</li>
        </ul>
        <p>
          We may suspend an account that does. Unless it would put others at risk, we write first and give you the
          chance to put it right.
        </p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'What the assistant and the tools answer',
    text: (
      <p>
        Answers are made by software and can be wrong. The assistant names its sources so that you can check; do the
        same with what the tools write before you rely on it or send it. It is not legal, medical or financial advice.
        What you put in and what comes out is yours, as far as the law allows, and we do not train models with it.
      </p>
    ),
  },
  {
    id: 'ownership',
    title: 'Ownership',
    text: (
      <p>
        The site, the courses and the tools belong to us or to the instructors who made them. Your notes, answers and
        uploads belong to you; you allow us to store and show them to you, which is what the service needs. Code in
        course notebooks may be reused in your own work, also commercially, unless the notebook says otherwise.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        We provide the service with care but, as far as the law allows, without further warranties: we cannot promise
        that it is always available or that a course leads to a certain result. Neither of us is liable to the other for
        indirect damage, and our liability in a year is limited to what you paid us in the twelve months before. None of
        this limits liability for intent, gross negligence, or harm to people.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    text: (
      <>
        <p>
          The law of the State of {legalFacts.governingLaw}, United States, governs these terms, without its rules on
          conflicts of law, and its courts decide disputes. If you live elsewhere as a consumer, the protection your own
          law gives you remains. How we handle data is said in the{' '}
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
        </p>
        <p>
          We may change these terms. Changes that matter are announced by email at least 30 days ahead; if you do not
          agree, you can end your account before they apply. If one sentence of these terms turns out to be invalid, the
          others stay. Write to {mail} or to {brand.postalAddress}.
        </p>
      </>
    ),
  },
];

/** The Terms of Service (docs/product.md#pages): twelve numbered sections. */
export const Terms = () => (
  <LegalDocument
    title="Terms of Service"
    lead="What you can expect from us, and what we ask of you, in words that can be read in ten minutes."
    path={paths.termsOfService()}
    summary={[
      'Courses are yours to learn from, not to pass on.',
      `Trials last ${trialDays} days and need no card; a course you paid for can be returned within ${refundDays} days.`,
      'You can take your data with you and delete your account at any time.',
      `${legalFacts.governingLaw} law applies.`,
    ]}
    sections={sections}
  />
);
