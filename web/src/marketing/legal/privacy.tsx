import { Link } from 'react-router-dom';
import { brand } from '../../../../contract/brand.ts';
import { paths } from '../../lib/paths.ts';
import { legalFacts } from '../facts/contact.ts';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

const mail = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
const profile = <Link to={paths.profile()}>profile</Link>;

const sections: readonly LegalSection[] = [
  {
    id: 'collection',
    title: 'What we collect',
    text: (
      <>
        <h3>What you give us</h3>
        <ul>
          <li>
            Account: your name, email address and password. The password is kept by the sign-in service, unreadable.
          </li>
          <li>Profile: what you fill in, such as a picture, the name for certificates, goals and the questionnaire.</li>
          <li>Courses: enrollments, progress, quiz answers, notes, bookmarks and certificates.</li>
          <li>
            Courses by email: your address, time zone, schedule, and which emails were sent, delivered or refused. As
            proof that somebody asked for them: when that was, the wording the form showed, and the network address it
            came from, in a shortened, scrambled form.
          </li>
          <li>Messages: the name, address and text you send through a form.</li>
          <li>Payments: what was bought, when and for how much. Card details go to Stripe and never reach us.</li>
        </ul>
        <h3>What the site notes by itself</h3>
        <ul>
          <li>
            Visits: which kind of page was opened and how fast it was. No identifier, no address, no cookie; a visit
            cannot be traced to a person, and nothing is sent when your browser asks not to be tracked.
          </li>
          <li>Server logs: time, route and result of a request. They hold no names and no network addresses.</li>
          <li>
            Counters against abuse: your network address, or an email address, in a shortened, scrambled form that is
            deleted by itself, within hours or days.
          </li>
        </ul>
        <p>
          Questions to the assistant are answered and not kept. Code in course notebooks runs in your own browser unless
          a course says that it runs on a server.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    text: (
      <>
        <ul>
          <li>To run what you asked for: your account, courses, certificates, emails, payments and answers.</li>
          <li>To keep it safe: against abuse, fraud and failures.</li>
          <li>To make it better: from counts and timings that name nobody.</li>
          <li>To meet the law, for example in bookkeeping.</li>
        </ul>
        <p>
          We do not sell data, show advertising, build advertising profiles, decide about you by machine, or train
          models with what you write.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else handles it',
    text: (
      <>
        <p>Only those who do part of the work for us, bound by contract to do nothing else with it:</p>
        <ul>
          <li>
            <strong>Amazon Web Services</strong>: hosting, storage, sign-in, mail, and the language model of the
            assistant where one is used.
          </li>
          <li>
            <strong>Stripe</strong>: payments. You enter card details on a page of Stripe’s own.
          </li>
          <li>
            <strong>HubSpot</strong>: only where a message form is shown in its frame. What you type there goes to
            HubSpot for us.
          </li>
          <li>
            <strong>Google Analytics</strong>: only where we let it count visits. Our server tells it which kind of page
            was opened and how fast it was; your browser tells it nothing, and it does not learn who or where you are.
          </li>
        </ul>
        <p>
          The map on the contact page comes from OpenStreetMap, which sees your network address only if you open it. A
          certificate that you leave public shows your name and course to whoever has its link. Beyond that we disclose
          data only when the law obliges us, and we tell you unless it forbids that.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    text: (
      <p>
        There are no tracking cookies, which is why there is no banner. Your browser keeps what the site needs to work:
        the session after you sign in (the sign-in pages set cookies of their own for it), your theme, where you are in
        a video until our server has it, where you were on a page, and text you have not sent yet. The last two go when
        you close the tab.
      </p>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    text: (
      <ul>
        <li>See, correct and download everything we hold about you, as one file, in your {profile}.</li>
        <li>Delete the account there. Rows and files are removed at once; backups follow within 35 days.</li>
        <li>End emails of a course by the link in each of them, at once and without signing in. Access stays.</li>
        <li>Hide a certificate from its public page.</li>
        <li>Without an account: write to {mail}, and we delete messages and subscriptions of your address.</li>
      </ul>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>Account and courses: until you delete the account.</li>
        <li>Messages from forms: 365 days, then they are deleted by themselves. Ask, and it happens sooner.</li>
        <li>
          Subscriptions by email: until you ask us to delete them. An unsubscribed address is kept so that it stays so.
          An address that nobody confirms is deleted 14 days after our last email. An address that sends our mail back,
          or reports it as spam, stays noted as such, also when the account is deleted, so that we do not write to it
          again.
        </li>
        <li>Server logs: at most three months. Backups: 35 days.</li>
        <li>Payments: as long as the law on bookkeeping asks.</li>
      </ul>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    text: (
      <p>
        Everything travels and is stored encrypted. Each part of the server may do only what its task needs, files are
        handed out by links that expire, and pages load no scripts from others. No system is perfect: if a breach puts
        you at risk, we tell you and the authorities without delay. Please report weaknesses to {mail}.
      </p>
    ),
  },
  {
    id: 'children',
    title: `Children under ${legalFacts.childrenAge}`,
    text: (
      <p>
        {brand.name} is not for children under {legalFacts.childrenAge}, and we do not knowingly collect their data. If
        you believe that a child has given us some, write to {mail} and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the date at the top does too. Changes that matter to you are announced by email, at
        least 30 days before they apply, to everybody with an account or a subscription.
      </p>
    ),
  },
  {
    id: 'ccpa',
    title: 'California (CCPA)',
    text: (
      <>
        <p>
          As a resident of California you may know what we collect, receive a copy, have it corrected or deleted, and
          use these rights without being treated worse. The sections above name the categories, sources, purposes and
          recipients.
        </p>
        <p>
          We do not sell or share personal information as the law defines it, and use sensitive information only to run
          the service. Use your {profile} or write to {mail}; an agent may do it for you. We confirm that it is you by
          an email to the address on file and answer within 45 days.
        </p>
      </>
    ),
  },
  {
    id: 'gdpr',
    title: 'Europe (GDPR)',
    text: (
      <>
        <p>
          In the European Economic Area, the United Kingdom and Switzerland we rely on these grounds: a contract with
          you for accounts, courses and payments; your consent for emails of courses, which you can withdraw at any
          time; our legitimate interest in security, in counts that name nobody, and in answering messages; and legal
          duties.
        </p>
        <p>
          You may ask for access, correction, deletion, restriction and a copy to take elsewhere, object to what we base
          on legitimate interest, and complain to your data protection authority. We answer within a month. Data is
          processed in the United States, under the European Commission’s standard contractual clauses where they are
          needed.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        {brand.name} is responsible for your data. Write to {mail} or to {brand.postalAddress}. The{' '}
        <Link to={paths.termsOfService()}>Terms of Service</Link> say the rest of what applies between us.
      </p>
    ),
  },
];

/** The Privacy Policy (docs/product.md#pages). It describes what the product actually does. */
export const Privacy = () => (
  <LegalDocument
    title="Privacy Policy"
    lead="What this site knows about you, why, for how long, and how you take it away again."
    path={paths.privacyPolicy()}
    summary={[
      'No tracking cookies, no advertising, no data sold.',
      'Visits are counted without knowing whose they are.',
      'You can download or delete all of your data yourself.',
      'Amazon Web Services and Stripe do part of the work for us; section 3 names everybody else who may.',
    ]}
    sections={sections}
  />
);
