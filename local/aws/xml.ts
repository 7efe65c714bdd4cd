const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML, between tags or in quotes. */
export const xmlText = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
