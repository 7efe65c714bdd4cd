/** Hands a text to the browser's downloads. */
export const saveAsFile = (text: string, name: string, type: string): void => {
  const objectUrl = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // The download has its own hold on the text by then.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
};
