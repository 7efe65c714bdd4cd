import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { enterprisePriceFrom } from '../facts/enterprise.ts';
import { draftEmailPrice, monthly, monthlyFrom, trialDays, trialLabel, trialStart } from '../facts/prices.ts';
import { draftEmailFigures } from '../facts/tool-figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { PriceTable } from '../sections/price-table.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './draftemail-content.module.css';
import { ProductHero } from './product-hero.tsx';

const mails = [
  { from: 'Ruth Amsel', subject: 'Slides for Thursday?', state: 'drafted' },
  { from: 'Facilities', subject: 'Room 4 is double-booked', state: 'drafted' },
  { from: 'Jonas Wirth', subject: 'Invoice 2211, second reminder', state: 'open' },
  { from: 'Priya Nair', subject: 'Re: Contract, clause 7', state: 'ask' },
] as const;

const states = {
  drafted: { label: 'draft ready', tone: 'accent' },
  open: { label: 'writing', tone: '' },
  ask: { label: 'needs you', tone: 'award' },
} as const;

/** A mailbox with the extension: drafts in the list, and an open one being written. */
const InboxIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="draftemail" size={32} /> Inbox
      </>
    }
    status="4 to answer"
  >
    <ul className="lines line-below">
      {mails.map(({ from, subject, state }) => (
        <li key={from} className={`grid-16 align-center row-height ${styles.mail}`} data-state={state}>
          <span className="strong">{from}</span>
          <span className={`ellipsis muted ${styles.subject}`}>{subject}</span>
          <span className={`mono ${states[state].tone}`}>{states[state].label}</span>
        </li>
      ))}
    </ul>
    <div className={`stack-12 body ground-sunken ${styles.reply}`}>
      <p className="cluster-8 note">
        <span>Reply to Jonas</span>
        <span className={`pill label-size ${styles.chip}`}>Direct</span>
        <span className={`pill label-size ${styles.chip}`}>Payment reminder</span>
      </p>
      <p>
        Jonas, the invoice was paid on the 3rd; the bank’s confirmation is attached. Please tell me by Friday if it has
        not reached your account,
        <span className="muted"> and I will ask our bank to trace it.</span>
      </p>
    </div>
  </ProductWindow>
);

export const DraftemailHero = () => (
  <ProductHero
    slug="draftemail"
    title="Reply in a minute, and still sound like you"
    lead="An extension for Gmail and Outlook. Jot down what you want to say, and the draft appears in your reply, in your tone."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    facts={[monthly(draftEmailPrice), `${trialLabel}, no card`]}
    picture={<InboxIllustration />}
  />
);

const features = [
  {
    title: 'It reads the thread',
    description: 'The draft answers every question in the thread, and lists the ones it could not answer.',
  },
  {
    title: 'Your note decides',
    description: 'Dates, prices and promises come from your note. The draft leaves out or asks about everything else.',
  },
  {
    title: 'You press send',
    description: 'DraftEmail writes into the reply window and stops there. Nothing goes out without you.',
  },
] as const;

const findings = [
  { text: 'The confirmation is attached.', advice: 'No file is attached.' },
  { text: 'We deliver on Thursday, December 4.', advice: 'December 4 is a Friday.' },
  { text: 'Dear Ms. Duarto,', advice: 'The thread spells her name Duarte.' },
] as const;

/** What the extension found in an email before it is sent. */
const FindingsIllustration = () => (
  <ProductWindow inert title="A second look before it goes" status={`${findings.length} found`}>
    <ul className="lines padded-8-16">
      {findings.map(({ text, advice }) => (
        <li key={text} className="stack-4 padded-block-8">
          <span className="body strong">“{text}”</span>
          <span className="award">{advice}</span>
        </li>
      ))}
    </ul>
  </ProductWindow>
);

/** Templates with their first sentence, and the question they ask when the note lacks the answer. */
const templates = [
  {
    title: 'Payment reminder',
    start: 'Invoice 2211 was due on November 3, and the payment has not reached us yet.',
    asks: 'By what date should they pay?',
  },
  {
    title: 'Saying no',
    start: 'Thank you for thinking of us. We cannot take this on before March.',
    asks: 'Is there something you can offer instead?',
  },
  {
    title: 'Asking for a decision',
    start: 'I need your yes or no on clause 7 by Thursday noon; everything else is ready to sign.',
    asks: 'What happens if nobody decides?',
  },
] as const;

const questions = [
  {
    question: 'Where does it work?',
    answer: <p>In Gmail and Outlook, in your browser. It opens inside the reply window, next to what you write.</p>,
  },
  {
    question: 'How do I get it?',
    answer: (
      <p>
        <Link to={paths.contact()}>Write to us</Link>, and we’ll send you the extension and start your {trialLabel}. On
        the same page, you can also sign up for the preview of the next version.
      </p>
    ),
  },
  {
    question: 'Does it learn how I write?',
    answer: (
      <p>
        It follows the tone you choose and the changes you make to its drafts. Reset both whenever you like. To write
        better email with any tool, take the free course{' '}
        <Link to={paths.course('writing-email-with-ai')}>Writing Email with AI</Link>.
      </p>
    ),
  },
] as const;

/** DraftEmail's page below the demo. */
export const DraftemailSections = () => (
  <>
    <StickyHeadingSection
      id="templates-title"
      variant="dark"
      title={`${draftEmailFigures.templates} templates for the emails you put off`}
      lead="Each knows what that kind of email has to say, and asks when your note leaves something out."
    >
      <ul className="rows rows-24">
        {templates.map(({ title, start, asks }) => (
          <li key={title} className="stack-8">
            <h3>{title}</h3>
            <p className="lead">“{start}”</p>
            <p className="muted">It asks: {asks}</p>
          </li>
        ))}
      </ul>
      <p className="muted any-width above-24">
        Others: moving a date, introducing two people, apologizing to a customer, giving feedback on a draft, handing
        off work before a vacation.
      </p>
    </StickyHeadingSection>
    <Split id="features-title" title="Fast, and still yours" picture={<FindingsIllustration />}>
      <ul className="stack-24 above-16">
        {features.map(({ title, description }) => (
          <li key={title} className="stack-4">
            <h3>{title}</h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
    </Split>
    <StickyHeadingSection id="price-title" title="Price">
      <PriceTable
        caption="Price of DraftEmail"
        headings={['What', 'Price', 'To start']}
        rows={[
          {
            name: 'DraftEmail for one person',
            description: `Gmail and Outlook, all ${draftEmailFigures.templates} templates`,
            price: monthly(draftEmailPrice),
            start: trialStart,
          },
          {
            name: 'For a whole team',
            to: paths.enterprise(),
            price: monthlyFrom(enterprisePriceFrom),
            start: <Link to={paths.contact()}>Talk to us</Link>,
          },
        ]}
      />
    </StickyHeadingSection>
    <FaqSection items={questions} />
    <CallToAction
      heading="Inbox zero by ten"
      description={`Try DraftEmail on your own email for ${trialDays} days. No card.`}
    />
  </>
);
