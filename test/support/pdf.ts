import { deflateSync } from 'node:zlib';

/** A stream object whose dictionary has these entries in addition to its length. */
export const pdfStream = (entries: string, data: Buffer): string =>
  `<< /Length ${data.length} ${entries} >>\nstream\n${data.toString('latin1')}\nendstream`;

/** An object stream that contains these objects, numbered from 20. */
export const objectStream = (
  objects: string[],
  entries = '/Filter /FlateDecode',
  encode: (data: Buffer) => Buffer = (data) => deflateSync(data),
): string => {
  const offsets = objects.map((_, index) => `${20 + index} ${objects.slice(0, index).join(' ').length}`).join(' ');
  const data = Buffer.from(`${offsets} ${objects.join(' ')}`, 'latin1');
  return pdfStream(`/Type /ObjStm /N ${objects.length} /First ${offsets.length + 1} ${entries}`, encode(data));
};

/** A PDF of one empty page. `catalog` is added to its catalog, `objects` are numbered from 4. */
export const pdf = ({ catalog = '', objects = [] as string[], trailer = '' } = {}): Buffer => {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    ...objects,
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}`;
  const startxref = text.indexOf('xref\n0 ');
  text += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${startxref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
