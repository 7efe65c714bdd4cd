/** Stars of a testimonial (SPEC section 3). */
export const testimonialRating = 5;

/** What a client said about us (SPEC section 3). */
export interface TestimonialData {
  quote: string;
  author: string;
  role: string;
  company: string;
  rating: typeof testimonialRating;
}

/** Only words that a client has signed for print belong here; while there are none, no page has the section. */
export const testimonials: readonly TestimonialData[] = [];
