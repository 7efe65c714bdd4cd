import { Star } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { testimonialRating } from '../facts/testimonial.ts';
import styles from './testimonial.module.css';

/** SPEC section 3: what someone said about us, with a rating of five. */
export interface TestimonialWords {
  quote: string;
  author: string;
  role: string;
  company: string;
}

interface TestimonialProps extends TestimonialWords {
  /** Says above the quote that nobody said this, e.g. that it shows how a story is printed. */
  sample?: string;
}

/** A quote with five stars and who said it. Print only what a client has signed; anything else carries `sample`. */
export const Testimonial = ({ quote, author, role, company, sample }: TestimonialProps) => (
  <figure className={styles.testimonial}>
    {sample && <p className={styles.sample}>{sample}</p>}
    <div className={styles.stars}>
      <VisuallyHidden>{`${testimonialRating} of ${testimonialRating} stars`}</VisuallyHidden>
      {Array.from({ length: testimonialRating }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike.
        <Star key={place} size={18} strokeWidth={1.75} fill="currentColor" aria-hidden />
      ))}
    </div>
    <blockquote className={styles.quote}>
      <p>{quote}</p>
    </blockquote>
    <figcaption className={styles.author}>
      <strong>{author}</strong>, {role}, {company}
    </figcaption>
  </figure>
);
