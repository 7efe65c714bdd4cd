const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in XML, between tags or in quotes. */
export const xmlText = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
