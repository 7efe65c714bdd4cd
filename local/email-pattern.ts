/** Email addresses that AWS services and Stripe accept at first check. Linear in time for any text. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
