/**
 * Days in which a course or upgrade can be refunded for any reason. The specification names none; the Terms, the
 * receipt and the assistant must agree.
 */
export const refundDays = 14;
