/** Returns what a certificate is for: the course, or Mastery of it. */
export const certificateTitle = ({
  courseTitle,
  kind,
}: {
  courseTitle: string;
  kind?: 'mastery' | undefined;
}): string => (kind === 'mastery' ? `Mastery of ${courseTitle}` : courseTitle);
