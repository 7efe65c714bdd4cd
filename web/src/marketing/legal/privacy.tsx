import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
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
            Account: your name, email address and password. The sign-in service stores the password in unreadable form.
          </li>
          <li>
            Profile: what you fill in, such as a picture, your name for certificates, goals and the questionnaire.
          </li>
          <li>
            Courses: enrollments, progress, which parts of a video you played, how you completed lessons, answers to
            quizzes and self-checks, notebooks, settings of explorables, assignments with their files, notes, bookmarks
            and certificates.
          </li>
          <li>
            Courses by email: your address, time zone, schedule, and which emails were sent, delivered or bounced. As
            proof of consent: when someone signed up, the wording of the form, and a shortened hash of the IP address.
          </li>
          <li>Messages: the name, address and text you send through a form.</li>
          <li>Payments: what you bought, when and for how much. Card details go to Stripe and never reach us.</li>
        </ul>
        <h3>What the site records automatically</h3>
        <ul>
          <li>
            Visits: which kind of page was opened and how fast it was. We store no identifier, IP address or cookie, a
            visit cannot be traced to a person, and nothing is sent when your browser asks not to be tracked.
          </li>
          <li>Server logs: time, route and result of a request. They contain no names and no IP addresses.</li>
          <li>
            Counters that prevent abuse: a shortened hash of your IP address or email address, deleted automatically
            within hours or days.
          </li>
        </ul>
        <p>
          We do not store your questions to the assistant. If you mark an answer as helpful or not, we count the mark
          for the lesson that it quotes, without your question and without any link to you. Code in course notebooks
          runs in your own browser unless a course says that it runs on a server.
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
          <li>To provide what you ask for: your account, courses, certificates, emails, payments and answers.</li>
          <li>To keep it safe from abuse, fraud and failures.</li>
          <li>To improve it, with counts and timings that identify no one.</li>
          <li>To comply with the law, for example in bookkeeping.</li>
        </ul>
        <p>
          We do not sell data, show advertising, build advertising profiles, make automated decisions about you, or
          train models on what you write.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else handles it',
    text: (
      <>
        <p>Only companies that do part of the work for us, bound by contract to do nothing else with your data:</p>
        <ul>
          <li>
            <strong>Amazon Web Services</strong>: hosting, storage, sign-in, email, and the assistant’s language model
            where one is used.
          </li>
          <li>
            <strong>Stripe</strong>: payments. You enter card details on Stripe’s own page.
          </li>
          <li>
            <strong>HubSpot</strong>: only where HubSpot provides a message form. What you type there goes to HubSpot on
            our behalf.
          </li>
          <li>
            <strong>Google Analytics</strong>: only where we let it count visits. Our server sends which kind of page
            was opened and how fast it was. Your browser sends nothing, and Google does not learn who or where you are.
          </li>
        </ul>
        <p>
          The map on the contact page comes from OpenStreetMap, which sees your IP address only if you open it. A lesson
          can embed content from another site, such as a YouTube video. Nothing is loaded from there until you press its
          button, unless you chose to always load from that host. The host then sees your IP address and may set
          cookies; its own privacy policy applies.
        </p>
        <p>
          A public certificate shows your name and course to anyone who has its link. If it is revoked, a list without
          names says so, and that entry stays after you delete your account. Beyond that, we disclose data only when the
          law requires it, and we tell you unless the law forbids that.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    text: (
      <p>
        There are no tracking cookies, which is why there is no banner. Your browser stores what the site needs to work:
        the session after you log in (the login pages set cookies of their own for it), your theme, where you are in a
        video until our server has it, the first paragraphs of the lesson you opened last, hosts that lessons may always
        load from, what you write on a lesson’s worksheet, your last five searches, where you were on a page, and text
        you have not sent yet. The last two are deleted when you close the tab; the paragraphs when you log out;
        searches when you remove them or log out; worksheets when you empty them.
      </p>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    text: (
      <ul>
        <li>See, correct and download everything we have about you in your {profile}.</li>
        <li>Delete your account there. Data and files are removed at once; backups follow within 35 days.</li>
        <li>
          Unsubscribe from a course’s emails with the link in each of them, at once and without logging in. You keep
          your access.
        </li>
        <li>Turn off the public page of a certificate.</li>
        <li>Without an account: write to {mail}, and we delete the messages and subscriptions for your address.</li>
      </ul>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>Account and courses: until you delete the account.</li>
        <li>Messages from forms: 365 days, then they are deleted automatically, or sooner if you ask.</li>
        <li>
          Email subscriptions: until you ask us to delete them. We keep an unsubscribed address so that it stays
          unsubscribed. We delete an unconfirmed address 14 days after our last email. We keep a record of addresses
          that bounce or report us as spam, even after the account is deleted, so that we do not email them again.
        </li>
        <li>
          Counts of searches that found nothing and of marked answers: 90 days. They do not say who searched or marked.
        </li>
        <li>Server logs: at most three months. Backups: 35 days.</li>
        <li>Payments: as long as bookkeeping law requires.</li>
      </ul>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    text: (
      <p>
        All data is encrypted in transit and at rest. Each part of the server has only the permissions it needs, links
        to files expire, and pages load no third-party scripts. No system is perfect: if a breach puts you at risk, we
        tell you and the authorities without delay. Please report vulnerabilities to {mail}.
      </p>
    ),
  },
  {
    id: 'children',
    title: `Children under ${legalFacts.childrenAge}`,
    text: (
      <p>
        {brand.name} is not for children under {legalFacts.childrenAge}, and we do not knowingly collect their data. If
        you believe that a child has given us data, write to {mail} and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, so does the date at the top. We email everyone with an account or a subscription about
        material changes at least 30 days before they apply.
      </p>
    ),
  },
  {
    id: 'ccpa',
    title: 'California (CCPA)',
    text: (
      <>
        <p>
          As a California resident, you have the right to know what we collect, receive a copy, have it corrected or
          deleted, and use these rights without being treated differently. The sections above list the categories,
          sources, purposes and recipients.
        </p>
        <p>
          We do not sell or share personal information as the law defines it, and use sensitive information only to run
          the service. Use your {profile} or write to {mail}; an agent may do it for you. We verify your identity with
          an email to the address on file and respond within 45 days.
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
          you for accounts, courses and payments; your consent for course emails, which you can withdraw at any time;
          our legitimate interest in security, in anonymous counts, and in answering messages; and legal obligations.
        </p>
        <p>
          You may request access, correction, deletion, restriction and a portable copy, object to processing based on
          legitimate interest, and complain to your data protection authority. We respond within a month. Data is
          processed in the United States, under the European Commission’s standard contractual clauses where required.
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
        <Link to={paths.termsOfService()}>Terms of Service</Link> cover everything else between us.
      </p>
    ),
  },
];

/** The Privacy Policy (docs/product.md#pages). It describes what the product actually does. */
export const Privacy = () => (
  <LegalDocument
    title="Privacy Policy"
    lead="What this site knows about you, why, for how long, and how to remove it."
    path={paths.privacyPolicy()}
    summary={[
      'No tracking cookies, no advertising, no data sold.',
      'We count visits without knowing whose they are.',
      'You can download or delete all of your data yourself.',
      'Amazon Web Services and Stripe do part of the work for us; section 3 lists everyone else who may.',
    ]}
    sections={sections}
  />
);
