/** The text as it stands in HTML or XML: it can neither open a tag nor end an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
