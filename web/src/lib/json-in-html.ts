/** Serializes JSON so that it cannot close the surrounding `script` element. */
export const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
