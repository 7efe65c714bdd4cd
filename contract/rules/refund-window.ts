/**
 * Days in which a paid course or an upgrade is taken back for any reason. The specification names none; the Terms, the
 * receipt and the assistant have to name the same.
 */
export const refundDays = 14;
