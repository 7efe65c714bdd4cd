import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts, reach } from '../facts/contact.ts';
import { trialDays } from '../facts/prices.ts';
import { FaqSection } from '../sections/faq-section.tsx';
import patterns from '../sections/patterns.module.css';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './contact-content.module.css';

const { latitude, longitude } = reach.place;
const boundingBox = [longitude - 0.012, latitude - 0.006, longitude + 0.012, latitude + 0.006].map((side) =>
  side.toFixed(4),
);
const mapUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** Without `lang`, a screen reader may pick any voice. */
const noMapYet = '<!doctype html><html lang="en"><title>No map yet</title></html>';

/**
 * The map. Loads only when the visitor follows its link, because OpenStreetMap then sees their IP address; until then,
 * a drawing shows through the empty iframe. Works without script.
 */
const OfficeMap = () => (
  <>
    <div className={`${patterns.frame} grid ${styles.map}`} data-no-print>
      <svg
        className={`unfilled stroke-line ${styles.streets}`}
        strokeWidth="5"
        viewBox="0 0 800 360"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <path
          d="M-20 250 Q180 190 330 205 T820 120M-20 90 Q260 130 420 90 T820 30M-20 330 Q300 300 520 320 T820 270"
          data-wide
        />
        <path d="M110 -20 150 380M250 -20 262 380M400 -20 388 380M545 -20 560 380M690 -20 664 380M150 170 690 80M262 262 690 190M0 170 150 175M390 150 560 120" />
        <path d="M262 205 388 203 392 145 258 150z" data-park />
      </svg>
      <span className={`centered pill solid ${styles.pin}`}>
        <MapPin size={28} strokeWidth={1.75} aria-hidden />
      </span>
      <iframe
        className={styles.frame}
        name="map"
        srcDoc={noMapYet}
        title="Map of the streets around our office"
        // Without allow-same-origin the map sends no Referer, and OpenStreetMap then serves no tiles.
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
    </div>
    <p className="note above-16" data-no-print>
      <a href={mapUrl} target="map">
        Show the map
      </a>{' '}
      from OpenStreetMap, which then sees your IP address.
    </p>
  </>
);

const [company, street, city, state, country] = brand.postalAddress.split(', ');
const addressLines = [street, `${city}, ${state}`, country];

const questions = [
  {
    question: 'How quickly do you reply?',
    answer: (
      <p>
        Within {contactFacts.responseHours} business hours, {contactFacts.hours}. For messages that arrive on Friday
        evening, the clock starts on Monday morning.
      </p>
    ),
  },
  {
    question: 'How do I start a free trial?',
    answer: (
      <p>
        Tell us which of the <Link to={paths.tools()}>tools</Link> you want to try. You get access for {trialDays} days;
        no card is required, so nothing is charged when the trial ends.
      </p>
    ),
  },
  {
    question: 'I have a problem with a course. What should I include?',
    answer: (
      <p>
        The name of the course and lesson, what you did, and what you saw. Write from the address you log in with, so
        that we can find your account right away.
      </p>
    ),
  },
] as const;

/** The contact page below its form: three questions, and the office with the map. */
export const ContactSections = () => (
  <>
    <FaqSection items={questions} title="Common questions" />
    <StickyHeadingSection
      id="office-title"
      anchor="office"
      variant="dark"
      title="The office"
      more={
        <address className={`grid ${styles.address}`}>
          <strong>{company}</strong>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      }
    >
      <OfficeMap />
    </StickyHeadingSection>
  </>
);
