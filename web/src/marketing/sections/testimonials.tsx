import type { TestimonialData } from '../facts/testimonial.ts';
import { StickyHeadingSection } from './sticky-heading-section.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './testimonials.module.css';

/** Client quotes; renders nothing without any. */
export const Testimonials = ({ testimonials }: { testimonials: readonly TestimonialData[] }) =>
  testimonials.length > 0 && (
    <StickyHeadingSection id="client-words-title" title="What clients say">
      <div className={styles.list}>
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.quote} {...testimonial} />
        ))}
      </div>
    </StickyHeadingSection>
  );
