import type { TestimonialWords } from '../facts/testimonial.ts';
import { Beside } from './beside.tsx';
import styles from './client-words.module.css';
import { Testimonial } from './testimonial.tsx';

/** What clients said, one below the other; nothing at all while nobody has. */
export const ClientWords = ({ words }: { words: readonly TestimonialWords[] }) =>
  words.length > 0 && (
    <Beside id="client-words-title" title="What clients say">
      <div className={styles.list}>
        {words.map((testimonial) => (
          <Testimonial key={testimonial.quote} {...testimonial} />
        ))}
      </div>
    </Beside>
  );
