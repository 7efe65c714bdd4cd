import { accessEmailSubject } from '#contract/rules/access-email-subject.ts';
import { Wordmark } from '#web/src/layout/header/wordmark.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './inbox-card.module.css';

/** Webmail whose inbox has a public URL, with the domains of its addresses. */
const webmail = [
  { name: 'Gmail', url: 'https://mail.google.com/mail/', domains: /^(gmail|googlemail)\./ },
  { name: 'Outlook', url: 'https://outlook.live.com/mail/', domains: /^(outlook|hotmail|live|msn)\./ },
];

/** Returns the webmail an address belongs to; both when the domain does not say. */
const webmailOf = (email: string | undefined): typeof webmail => {
  const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const own = webmail.filter(({ domains }) => domains.test(domain));
  return own.length > 0 ? own : webmail;
};

/** The welcome email as it looks in an inbox, with links to where it is. */
export const InboxCard = ({ title, email }: { title: string; email: string | undefined }) => {
  const providers = webmailOf(email);
  return (
    <section className={`stack-16 ${styles.card}`} aria-label="Our email">
      <div className="row-16 surface rounded wrap padded-16-24">
        <Wordmark />
        <p className={`strong fill ${styles.subject}`}>{accessEmailSubject(title, false)}</p>
        <p className="note nowrap">just now</p>
      </div>
      <div className="cluster-12">
        {providers.map(({ name, url }, index) => (
          <ButtonLink key={name} variant={index === 0 ? 'primary' : 'secondary'} to={url}>
            Open {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
};
