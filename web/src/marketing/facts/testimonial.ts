/** Stars of a testimonial (docs/product.md#entities). */
export const testimonialRating = 5;

/** A client's quote (docs/product.md#entities). */
export interface TestimonialData {
  quote: string;
  author: string;
  role: string;
  company: string;
  rating: typeof testimonialRating;
}

/** Add only quotes that the client has approved for publication; while empty, no page shows the section. */
export const testimonials: readonly TestimonialData[] = [];
