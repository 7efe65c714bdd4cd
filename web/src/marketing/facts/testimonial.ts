/** Stars of a testimonial (SPEC sections 3 and 9). */
export const testimonialRating = 5;
