import { ProductWindow } from '../sections/product-window.tsx';
import styles from './conversation-illustration.module.css';

const lines = [
  { language: 'es', said: 'La bomba dos vibra desde las seis.', read: 'Pump two has been vibrating since six.' },
  { language: 'en', said: 'Did the pressure drop before that?', read: '¿Bajó la presión antes de eso?' },
  { language: 'es', said: 'Sí, cuatro bares, y volvió a subir.', read: 'Yes, four bar, and it came back up.' },
] as const;

/** A shift handover in two languages: each sentence and its translation. */
export const ConversationIllustration = () => (
  <ProductWindow inert title="Shift handover" status="Spanish, English">
    <ul className="stack-12 padded-16">
      {lines.map(({ language, said, read }) => (
        <li
          key={said}
          className={`stack-4 ground-sunken bordered padded-12-16 ${styles.line}`}
          data-language={language}
        >
          <span className="muted">{said}</span>
          <span className="strong">{read}</span>
        </li>
      ))}
    </ul>
    <p className="row-12 mono any-width line-above padded-12-16">
      <svg className={`line-drawing stroke-accent ${styles.wave}`} strokeWidth="2" viewBox="0 0 64 16" aria-hidden>
        <path d="M2 8v1M8 5v6M14 2v12M20 6v4M26 3v10M32 7v2M38 4v8M44 1v14M50 6v4M56 5v6M62 7v2" />
      </svg>
      Listening
    </p>
  </ProductWindow>
);
