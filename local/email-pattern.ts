/** What services of AWS and Stripe take for an email address at first sight. Linear in time, whatever the text. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
