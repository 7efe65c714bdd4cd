/** JSON that cannot end the `script` element it stands in. */
export const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
