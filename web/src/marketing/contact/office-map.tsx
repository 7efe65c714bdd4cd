import { MapPin } from 'lucide-react';
import { reach } from '../facts/contact.ts';
import styles from './office-map.module.css';

const { latitude, longitude } = reach.place;
const mapUrl = [longitude - 0.012, latitude - 0.006, longitude + 0.012, latitude + 0.006].map((side) =>
  side.toFixed(4),
);
const address = `https://www.openstreetmap.org/export/embed.html?bbox=${mapUrl.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** Without `lang`, a screen reader may pick any voice. */
const noMapYet = '<!doctype html><html lang="en"><title>No map yet</title></html>';

/**
 * The map, which loads when the visitor follows its link, because OpenStreetMap then sees their IP address. Works
 * without script; until then a drawing shows through the empty iframe.
 */
export const OfficeMap = () => (
  <>
    <div className={styles.map}>
      <svg className={styles.streets} viewBox="0 0 800 360" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path
          d="M-20 250 Q180 190 330 205 T820 120M-20 90 Q260 130 420 90 T820 30M-20 330 Q300 300 520 320 T820 270"
          data-wide
        />
        <path d="M110 -20 150 380M250 -20 262 380M400 -20 388 380M545 -20 560 380M690 -20 664 380M150 170 690 80M262 262 690 190M0 170 150 175M390 150 560 120" />
        <path d="M262 205 388 203 392 145 258 150z" data-park />
      </svg>
      <span className={styles.pin}>
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
    <p className={styles.note}>
      <a href={address} target="map">
        Show the map
      </a>{' '}
      from OpenStreetMap, which then sees your IP address.
    </p>
  </>
);
