/** Downloads a text as a file. */
export const saveAsFile = (text: string, name: string, type: string): void => {
  const objectUrl = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Leaves the browser time to start the download.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
};
