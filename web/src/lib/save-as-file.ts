/** Milliseconds for the browser to start the download. */
const startTimeoutMs = 10_000;

/** Downloads a text as a file. */
export const saveAsFile = (text: string, name: string, type: string): void => {
  const objectUrl = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: objectUrl, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(objectUrl), startTimeoutMs);
};
