/** Returns the title of a certificate: the course, or Mastery of it. */
export const certificateTitle = ({
  courseTitle,
  kind,
}: {
  courseTitle: string;
  kind?: 'mastery' | undefined;
}): string => (kind === 'mastery' ? `Mastery of ${courseTitle}` : courseTitle);
