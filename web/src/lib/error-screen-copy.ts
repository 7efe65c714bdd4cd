/** Texts of the error screen (docs/product.md#errors). In a separate module, because every page loads them. */
export const errorScreenCopy = {
  updateTitle: 'Application Update Required',
  updateText: 'It looks like the application has been updated. Please refresh the page to load the latest version.',
  errorTitle: 'Something went wrong',
  errorText: "We're sorry, but something unexpected happened. Please try refreshing the page.",
} as const;
