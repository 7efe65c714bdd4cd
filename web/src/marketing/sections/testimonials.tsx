import { Star } from 'lucide-react';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { type TestimonialData, testimonialRating } from '../facts/testimonial.ts';
import { StickyHeadingSection } from './sticky-heading-section.tsx';
import styles from './testimonials.module.css';

/** A quote with its stars and author. */
export const Testimonial = ({ quote, author, role, company, rating }: TestimonialData) => (
  <figure className="stack-16 text-width">
    <div className="row-4 align-start award">
      <VisuallyHidden>{`${rating} of ${testimonialRating} stars`}</VisuallyHidden>
      {Array.from({ length: rating }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are interchangeable.
        <Star key={place} size={18} strokeWidth={1.75} fill="currentColor" aria-hidden />
      ))}
    </div>
    <blockquote className={styles.quote}>
      <p>{quote}</p>
    </blockquote>
    <figcaption className="muted">
      <strong className="primary strong">{author}</strong>, {role}, {company}
    </figcaption>
  </figure>
);

/** Client quotes; renders nothing without any. */
export const Testimonials = ({ testimonials }: { testimonials: readonly TestimonialData[] }) =>
  testimonials.length > 0 && (
    <StickyHeadingSection id="client-words-title" title="What clients say">
      <div className="stack-48">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.quote} {...testimonial} />
        ))}
      </div>
    </StickyHeadingSection>
  );
