import { accessEmailSubject } from '#contract/rules/access-email-subject.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Wordmark } from '#web/src/ui/wordmark.tsx';

/** Webmail whose inbox has a public URL, with the domains of its addresses. */
const webmail = [
  { name: 'Gmail', url: 'https://mail.google.com/mail/', domains: /^(gmail|googlemail)\./ },
  { name: 'Outlook', url: 'https://outlook.live.com/mail/', domains: /^(outlook|hotmail|live|msn)\./ },
  { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/', domains: /^(yahoo|ymail)\./ },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/', domains: /^(icloud|me|mac)\.com$/ },
];

/** Returns the webmail an address belongs to; the two most common ones when the domain does not say. */
const webmailOf = (email: string | undefined): typeof webmail => {
  const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const own = webmail.filter(({ domains }) => domains.test(domain));
  return own.length > 0 ? own : webmail.slice(0, 2);
};

/** The email with the link as it looks in an inbox: the welcome email or, for those with access, the link again. */
export const EmailPreview = ({ title, existing }: { title: string; existing: boolean }) => (
  <section className="grid-12 icon-column align-center surface padded-16" aria-label="Our email">
    <Wordmark />
    {!existing && <p className="note text-end">just now</p>}
    <div className="all-columns">
      <p className="strong">{accessEmailSubject(title, existing)}</p>
      <p className="note">
        {existing
          ? 'Open sections stay open. Here is the link to your course.'
          : 'Your first section is open. Here is the link to your course.'}
      </p>
    </div>
  </section>
);

/** Links to the inbox of an address. */
export const WebmailLinks = ({ email }: { email: string | undefined }) => {
  const providers = webmailOf(email);
  return providers.map(({ name, url }, index) => (
    <ButtonLink key={name} variant={index === 0 ? 'primary' : 'secondary'} to={url}>
      Open {name}
    </ButtonLink>
  ));
};
