import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { contactFacts, reach } from '../facts/contact.ts';
import styles from './contact-introduction.module.css';

const cards = [
  {
    Icon: Phone,
    title: 'Phone',
    content: <a href={reach.phone.link}>{reach.phone.shown}</a>,
    note: 'A person answers during office hours.',
  },
  {
    Icon: Mail,
    title: 'Email',
    content: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
    note: `Answered within ${contactFacts.responseHours} business hours.`,
  },
  {
    Icon: MapPin,
    title: 'Office',
    content: <a href="#office">{brand.postalAddress.split(', ').slice(1, 3).join(', ')}</a>,
    note: 'Let us know before you visit, so that someone has time for you.',
  },
  { Icon: Clock, title: 'Hours', content: contactFacts.hours, note: 'Eastern time, closed on US public holidays.' },
];

/** Phone, email, office and hours (docs/product.md#pages). */
export const ContactCards = () => (
  <ul className="lines">
    {cards.map(({ Icon, title, content, note }) => (
      <li key={title} className={`grid icon-column ${styles.card}`}>
        <Icon className="accent above-2" size={20} strokeWidth={1.75} aria-hidden />
        <h2 className="plain-heading small-size muted">{title}</h2>
        <div className="second-column">
          <p className={`strong break-anywhere ${styles.content}`}>{content}</p>
          <p className="note">{note}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** The introduction of the contact page. */
export const ContactIntroduction = () => (
  <PageTitle lead="About a course, a trial, a price or a whole team. Someone who can make decisions reads every message.">
    Talk to a person
  </PageTitle>
);
