/** A page of a known host that a lecture's text may show in a frame. */
export interface Embed {
  host: EmbedHostId;
  /** The page that a link opens. */
  url: string;
  /** The page in the frame. */
  frameUrl: string;
}

/** A service whose pages a text may show in a frame, once the learner has asked for them. */
interface EmbedHost {
  /** Name that learners know. */
  name: string;
  /** Label of the button that loads the frame. */
  action: string;
  /** Host names of the URLs that authors write; a leading dot stands for all subdomains. */
  domains: readonly string[];
  /** Example of a URL, for messages to authors. */
  example: string;
  /** Returns the page of a URL on these domains; undefined if it cannot be shown. */
  read: (url: URL) => Omit<Embed, 'host'> | undefined;
  /** Source expression of `frame-src`. */
  frameSource: string;
  /** Attributes of the frame. */
  sandbox: string;
  allow: string;
  /** Width of the frame as a multiple of its height. */
  aspectRatio: number;
  /** Plays as soon as it is loaded when `autoplay=1` is in its query. */
  isVideo: boolean;
}

/** Seconds of a start time such as `90`, `90s` or `1m30s`; undefined for anything else. */
const readStart = (text: string): number | undefined => {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?=\d)(?:(\d)h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  const total = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return total > 0 ? total : undefined;
};

const readYouTube = ({ hostname, pathname, searchParams }: URL) => {
  const path = /^\/(?:embed|live|shorts)\/([^/]+)$/.exec(pathname)?.[1];
  const id = hostname === 'youtu.be' ? pathname.slice(1) : pathname === '/watch' ? searchParams.get('v') : path;
  if (!/^[\w-]{11}$/.test(id ?? '')) return undefined;
  const startText = searchParams.get('t') ?? searchParams.get('start');
  const start = startText === null ? undefined : readStart(startText);
  if (startText !== null && start === undefined) return undefined;
  return {
    url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start ? `&start=${start}` : ''}`,
  };
};

const readVimeo = ({ pathname, searchParams }: URL) => {
  const [, id, inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{8,20}))?$/.exec(pathname) ?? [];
  // Unlisted videos open only with this second id.
  const key = inPath ?? searchParams.get('h');
  if (!id || (key !== null && !/^[\da-f]{8,20}$/.test(key))) return undefined;
  return {
    url: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    frameUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
};

const readGoogleSlides = ({ pathname }: URL) => {
  const id = /^\/presentation\/d\/e\/(2PACX-[\w-]{20,200})\/(?:pub|pubembed|embed)$/.exec(pathname)?.[1];
  if (!id) return undefined;
  const deck = `https://docs.google.com/presentation/d/e/${id}`;
  return { url: `${deck}/pub`, frameUrl: `${deck}/pubembed?start=false&loop=false` };
};

const readHuggingFace = ({ hostname, pathname }: URL) => {
  if (pathname !== '/' || !/^[\da-z][\da-z-]{0,62}(?:\.static)?\.hf\.space$/.test(hostname)) return undefined;
  const url = `https://${hostname}/`;
  return { url, frameUrl: url };
};

const video = {
  action: 'Play video',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  aspectRatio: 16 / 9,
  isVideo: true,
} as const;

const knownHosts = {
  youtube: {
    ...video,
    name: 'YouTube',
    domains: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    example: 'https://www.youtube.com/watch?v=<id>',
    read: readYouTube,
    frameSource: 'https://www.youtube-nocookie.com',
  },
  vimeo: {
    ...video,
    name: 'Vimeo',
    domains: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    example: 'https://vimeo.com/<number>',
    read: readVimeo,
    frameSource: 'https://player.vimeo.com',
  },
  'google-slides': {
    name: 'Google Slides',
    action: 'Show slides',
    domains: ['docs.google.com'],
    example: 'https://docs.google.com/presentation/d/e/<id>/pub, as File > Share > Publish to web shows it',
    read: readGoogleSlides,
    frameSource: 'https://docs.google.com/presentation/d/e/',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: 'fullscreen',
    // The toolbar is below the slide.
    aspectRatio: 960 / 569,
    isVideo: false,
  },
  'hugging-face': {
    name: 'Hugging Face',
    action: 'Start app',
    domains: ['.hf.space', 'huggingface.co'],
    example: 'https://<owner>-<space>.hf.space, as Embed this Space shows it',
    read: readHuggingFace,
    frameSource: 'https://*.hf.space',
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
    allow: 'clipboard-write; fullscreen',
    aspectRatio: 4 / 3,
    isVideo: false,
  },
} as const satisfies Record<string, EmbedHost>;

export type EmbedHostId = keyof typeof knownHosts;

export const embedHosts: Record<EmbedHostId, EmbedHost> = knownHosts;

const hostIds = Object.keys(knownHosts) as EmbedHostId[];

const isOf = (hostname: string, domain: string): boolean =>
  domain.startsWith('.') ? hostname.endsWith(domain) : hostname === domain;

/** Reads the URL of an embed; returns the problem if it is invalid. */
export const readEmbed = (
  text: string,
): { embed: Embed; problem?: undefined } | { embed?: undefined; problem: string } => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return { problem: 'needs a URL that begins with https:// on its first line' };
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const host = hostIds.find((id) => isPlain && embedHosts[id].domains.some((domain) => isOf(url.hostname, domain)));
  const names = hostIds.map((id) => embedHosts[id].name);
  if (!host)
    return { problem: `names ${url.host}, which is not a known host; the known hosts are ${names.join(', ')}` };
  const { name, example, read } = embedHosts[host];
  const pages = read(url);
  if (!pages) return { problem: `names a page of ${name} that cannot be shown; write ${example}` };
  return { embed: { host, ...pages } };
};
