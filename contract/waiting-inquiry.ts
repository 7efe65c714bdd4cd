import { brand } from './brand.ts';

/** Notice for the sender of a message on a site without email. */
export const waitingInquiryText = `This site cannot send email yet. Your message is saved, and we will get it once email is set up. If it is urgent, write to ${brand.supportEmail}.`;
