import { brand } from './brand.ts';

/** What the sender of a message reads on a site without email: nobody has been told of it yet. */
export const waitingInquiryText = `Email is not configured on this site yet, so nobody has been told of your message. It is stored, and reaches us once email works here. If you need an answer before, please write to ${brand.supportEmail}.`;
