import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { contactFacts, reach } from '../facts/contact.ts';
import styles from './contact-cards.module.css';

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
  <ul className={styles.cards}>
    {cards.map(({ Icon, title, content, note }) => (
      <li key={title} className={styles.card}>
        <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.content}>{content}</p>
        <p className={styles.note}>{note}</p>
      </li>
    ))}
  </ul>
);
