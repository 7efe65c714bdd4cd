/** Returns the subject of the email with the link into a drip course: the welcome, or the link again. */
export const accessEmailSubject = (courseTitle: string, isSentAgain: boolean): string =>
  isSentAgain ? `Your link to ${courseTitle}` : `Welcome to ${courseTitle}`;
