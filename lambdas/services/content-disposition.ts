/**
 * Builds a `content-disposition` (RFC 6266): an ASCII name for old clients, and the real name. The name has no quotation
 * marks and backslashes.
 */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string => {
  const asciiName = name.replace(/[^\x20-\x7e]/g, '_');
  const encodedName = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
};
