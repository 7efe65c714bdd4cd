import { expect, test } from '@jest/globals';
import { type Embed, embedHosts, readEmbed } from '#contract/rules/lesson/embed-hosts.ts';

const youTube = (rest = '') => `https://www.youtube-nocookie.com/embed/aircAruvnKk?rel=0${rest}`;
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';
const deckId = `2PACX-1vS${'a1-_'.repeat(10)}`;
const deck = `https://docs.google.com/presentation/d/e/${deckId}`;

/** Whether a CSP source allows a URL. */
const isAllowedBy = (source: string, url: string): boolean =>
  source.startsWith('https://*.')
    ? new URL(url).hostname.endsWith(source.slice('https://*'.length))
    : url.startsWith(`${source.replace(/\/$/, '')}/`);

test.each([
  ['https://www.youtube.com/watch?v=aircAruvnKk', youTube()],
  ['https://www.youtube.com/watch?list=PL1&v=aircAruvnKk&si=tracking', youTube()],
  ['https://youtu.be/aircAruvnKk?t=90', youTube('&start=90')],
  ['https://m.youtube.com/watch?v=aircAruvnKk&t=1m30s', youTube('&start=90')],
  ['https://www.youtube.com/watch?v=aircAruvnKk&t=1h2m3s', youTube('&start=3723')],
  ['https://www.youtube-nocookie.com/embed/aircAruvnKk?start=5', youTube('&start=5')],
  ['https://www.youtube.com/shorts/aircAruvnKk', youTube()],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/0123abcdef', `${vimeo}&h=0123abcdef`],
  ['https://player.vimeo.com/video/76979871?h=0123abcdef', `${vimeo}&h=0123abcdef`],
  [`${deck}/pub?start=true&loop=true&delayms=3000`, `${deck}/pubembed?start=false&loop=false`],
  ['https://ada-tokenizer.hf.space', 'https://ada-tokenizer.hf.space/'],
  ['https://ada-tokenizer.static.hf.space/', 'https://ada-tokenizer.static.hf.space/'],
])('%s is shown by the page that is made for frames', (url, frameUrl) => {
  const { embed } = readEmbed(url) as { embed: Embed };
  expect(embed.frameUrl).toBe(frameUrl);
  const { frameSource, sandbox } = embedHosts[embed.host];
  expect(isAllowedBy(frameSource, frameUrl)).toBe(true);
  expect(sandbox).not.toContain('top-navigation');
});

test.each([
  ['http://www.youtube.com/watch?v=aircAruvnKk', 'needs a URL that begins with https://'],
  ['javascript:alert(1)', 'needs a URL that begins with https://'],
  ['youtube', 'needs a URL that begins with https://'],
  ['https://tiktok.com/@a/video/1', 'names tiktok.com, which is not a known host; the known hosts are YouTube, Vimeo,'],
  ['https://www.youtube.com.example.com/watch?v=aircAruvnKk', 'which is not a known host'],
  ['https://www.youtube.com@example.com/watch?v=aircAruvnKk', 'names example.com, which is not a known host'],
  ['https://ada@vimeo.com/76979871', 'which is not a known host'],
  ['https://vimeo.com:8443/76979871', 'names vimeo.com:8443, which is not a known host'],
  [
    'https://www.youtube.com/watch?v=short',
    'names a page of YouTube that cannot be shown; write https://www.youtube.com',
  ],
  ['https://www.youtube.com/watch?v=aircAruvnKk"onload=1', 'names a page of YouTube'],
  ['https://www.youtube.com/watch?v=aircAruvnKk&t=soon', 'names a page of YouTube'],
  ['https://www.youtube.com/@somebody', 'names a page of YouTube'],
  ['https://youtu.be/aircAruvnKk/more', 'names a page of YouTube'],
  ['https://vimeo.com/channels/staffpicks', 'names a page of Vimeo'],
  ['https://vimeo.com/76979871?h=../x', 'names a page of Vimeo'],
  ['https://docs.google.com/document/d/e/2PACX-1vSaaaaaaaaaaaaaaaaaaaaaaaa/pub', 'names a page of Google Slides'],
  ['https://docs.google.com/presentation/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit', 'names a page of Google Slides'],
  [
    'https://huggingface.co/spaces/ada/tokenizer',
    'names a page of Hugging Face that cannot be shown; write https://<owner>',
  ],
  ['https://ada.tokenizer.hf.space', 'names a page of Hugging Face'],
  ['https://ada-tokenizer.hf.space/file=secret', 'names a page of Hugging Face'],
])('%s is refused', (url, problem) => {
  expect(readEmbed(url)).toEqual({ problem: expect.stringContaining(problem) });
});
