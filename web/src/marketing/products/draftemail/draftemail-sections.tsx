import { History, ListChecks, MailCheck, ShieldQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { draftEmailPrice, monthly, trialDays, trialLabel, trialStart } from '#web/src/marketing/facts/prices.ts';
import { draftEmailFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { CallToAction } from '#web/src/marketing/sections/call-to-action.tsx';
import { ChipList } from '#web/src/marketing/sections/chip-list.tsx';
import { FaqSection } from '#web/src/marketing/sections/faq-section.tsx';
import { FeatureGrid } from '#web/src/marketing/sections/feature-grid.tsx';
import { PriceTable } from '#web/src/marketing/sections/price-table.tsx';
import { StickyHeadingSection } from '#web/src/marketing/sections/sticky-heading-section.tsx';
import { CourseCallout } from '../course-callout.tsx';

const features = [
  {
    icon: History,
    title: 'It reads the thread',
    description: 'The draft answers every question in the thread, and lists the ones it could not answer.',
  },
  {
    icon: ListChecks,
    title: 'Your note decides',
    description: 'Dates, prices and promises come from your note. Anything else, the draft leaves out or asks about.',
  },
  {
    icon: MailCheck,
    title: 'You press send',
    description: 'DraftEmail writes into the reply window and stops there. No message leaves without you.',
  },
  {
    icon: ShieldQuestionMark,
    title: 'A second look before it goes',
    description: 'Missing attachment, wrong weekday, a name spelled two ways: found while you can still change it.',
  },
];

const occasions = [
  'Saying no',
  'Asking for a decision',
  'Payment reminder',
  'Following up after a call',
  'Moving a date',
  'Introducing two people',
  'Apology to a customer',
  'Status to a sponsor',
  'Feedback on a draft',
  'Offer and price',
  'Thanks that sound sincere',
  'Handing over before a vacation',
];

const questions = [
  {
    question: 'Where does it work?',
    answer: <p>In Gmail and in Outlook, in the browser. It opens inside the reply window, beside what you write.</p>,
  },
  {
    question: 'How do I get it?',
    answer: (
      <p>
        DraftEmail is in preview. <Link to={paths.contact()}>Sign up on the contact page</Link>, and we send you the
        extension and start your {trialLabel}.
      </p>
    ),
  },
  {
    question: 'Does it learn how I write?',
    answer: (
      <p>It follows the tone you choose and the changes you make to its drafts. You can reset both at any time.</p>
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
      lead="Each knows what that kind of message must contain, and reminds you when your note leaves something out."
    >
      <ChipList label="Some of the occasions" items={occasions} />
    </StickyHeadingSection>
    <FeatureGrid id="features-title" title="Fast, and still yours" features={features} />
    <StickyHeadingSection id="price-title" title="One price">
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
          { name: 'For a whole team', to: paths.enterprise(), price: 'see Enterprise', start: 'Talk to us' },
        ]}
      />
    </StickyHeadingSection>
    <CourseCallout
      courseId="writing-email-with-ai"
      name="Writing Email with AI"
      title="Write better email with any tool"
    >
      The free course Writing Email with AI shows what a good note contains, how to choose a tone, and what never to
      leave to a model.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="Empty the inbox by ten"
      description={`Try DraftEmail on your own email for ${trialDays} days. No card.`}
      statistics={[
        { number: draftEmailFigures.templates, counts: 'templates' },
        { number: `${trialDays} days`, counts: 'free trial' },
        { number: monthly(draftEmailPrice), counts: 'afterward' },
      ]}
    />
  </>
);
