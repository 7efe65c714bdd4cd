import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { Problem } from '#contract/problem.ts';
import { checkPdf } from '#lambdas/assignments/check-pdf.ts';
import { objectStream, pdf, pdfStream } from '#test/support/pdf.ts';

/** Returns the code and the reason of a refusal; undefined for an accepted document. */
const refusal = (bytes: Buffer): string | undefined => {
  try {
    checkPdf(bytes);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.code}: ${error.message.split('.')[0]}`;
  }
};

const refused = (reason: string) => `unsupported-media-type: This PDF contains ${reason}`;
const damaged = 'invalid-request: This PDF is incomplete or damaged';

/** A document as pdfkit writes it, with compressed streams, a link and text that names what is refused. */
const written = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text('We removed all JavaScript and the /Launch button.', { link: 'https://example.com/' });
    document.end();
  });

test('a document with text and links is accepted', async () => {
  expect(refusal(await written())).toBeUndefined();
  expect(refusal(pdf())).toBeUndefined();
});

test('a document whose objects are compressed is accepted', () => {
  const objects = [objectStream(['<< /Title (Chapter 1) >>', '<< /First 20 0 R /Count 1 >>'])];
  expect(refusal(pdf({ objects }))).toBeUndefined();
});

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const double = (data: Buffer) => deflateSync(deflateSync(data));
const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);

test.each<[string, Buffer, string]>([
  ['a script at opening', pdf({ catalog: `/OpenAction ${script}` }), refused('scripts')],
  ['a script with an escaped name', pdf({ objects: ['<< /S /J#61vaScrip#74 >>'] }), refused('scripts')],
  ['a script among the names', pdf({ catalog: '/Names << /JavaScript 4 0 R >>' }), refused('scripts')],
  ['a script in an object stream', pdf({ objects: [objectStream([script])] }), refused('scripts')],
  [
    'a script in an object stream that is not called one',
    pdf({ objects: [objectStream([script]).replace('/Type /ObjStm', '')] }),
    refused('scripts'),
  ],
  [
    'a script in an object stream with escaped names',
    pdf({ objects: [objectStream([script]).replace('/ObjStm', '/Obj#53tm').replace('/N ', '/#4e ')] }),
    refused('scripts'),
  ],
  [
    'a script in an object stream after a comment and strings',
    pdf({
      objects: [`% << >> stream\n${objectStream([script]).replace('<<', '<< /A (\\) >> ( stream ) >>) /B <3e3e>')}`],
    }),
    refused('objects that cannot be checked'),
  ],
  [
    'a script in an object stream inside a stream',
    pdf({ objects: [pdfStream('', Buffer.from(`9 0 obj ${objectStream([script])}`, 'latin1'))] }),
    refused('scripts'),
  ],
  [
    'an object stream with two filters',
    pdf({ objects: [objectStream([script], '/Filter [/FlateDecode /FlateDecode]', double)] }),
    refused('objects that cannot be checked'),
  ],
  [
    'an object stream in hexadecimal',
    pdf({ objects: [objectStream([script], '/Filter /ASCIIHexDecode', hex)] }),
    refused('objects that cannot be checked'),
  ],
  [
    'an object stream whose filter is elsewhere',
    pdf({ objects: [objectStream([script], '/Filter 9 0 R')] }),
    refused('objects that cannot be checked'),
  ],
  [
    'an object stream with a predictor',
    pdf({ objects: [objectStream([script], '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')] }),
    refused('objects that cannot be checked'),
  ],
  [
    'an action that starts a program',
    pdf({ objects: ['<< /S /Launch /F (calc.exe) >>'] }),
    refused('an action that starts a program'),
  ],
  ['an attached file', pdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' }), refused('other files')],
  ['a form that sends data', pdf({ objects: ['<< /S /SubmitForm >>'] }), refused('a form that sends data')],
  ['a password', pdf({ trailer: '/Encrypt 4 0 R' }), refused('a password or restrictions')],
  ['a broken-off end', pdf().subarray(0, -40), damaged],
  ['another file behind it', Buffer.concat([pdf(), Buffer.alloc(3000, 'PK')]), damaged],
  [
    'an object stream that cannot be inflated',
    pdf({ objects: [objectStream([script], undefined, (data) => data)] }),
    refused('scripts'),
  ],
  [
    'an object stream of noise',
    pdf({ objects: [objectStream(['<< >>'], undefined, () => Buffer.from('noise'))] }),
    damaged,
  ],
  [
    'an object stream that inflates to 40 MB',
    pdf({ objects: [objectStream(['<< >>'], undefined, () => deflateSync(Buffer.alloc(40 * 1024 * 1024)))] }),
    damaged,
  ],
])('a document with %s is refused', (_, bytes, expected) => {
  expect(refusal(bytes)).toBe(expected);
});

test.each([
  ['unclosed', 'obj << '.repeat(500_000)],
  ['nested', 'obj << '.repeat(200_000) + '>>'.repeat(200_000)],
])('a document of very many %s dictionaries is refused in time', (_, object) => {
  const startedAt = performance.now();
  expect(refusal(pdf({ objects: [object] }))).toBe(damaged);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
