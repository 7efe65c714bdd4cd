/** What is shown in place of a page that failed (SPEC section 8). Apart from the other texts, because every page carries it. */
export const errorScreenCopy = {
  updateTitle: 'Application Update Required',
  updateText: 'It looks like the application has been updated. Please refresh the page to load the latest version.',
  errorTitle: 'Something went wrong',
  errorText: "We're sorry, but something unexpected happened. Please try refreshing the page.",
} as const;
