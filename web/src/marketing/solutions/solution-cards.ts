import { figures } from '../facts/figures.ts';
import { solutionTabs } from '../facts/solutions.ts';
import { dubLabsFigures } from '../facts/tool-figures.ts';
import type { Figure } from '../sections/stat-figures.tsx';

/** Where a solution is used; its page shows an example of each. */
export interface UseCase {
  title: string;
  description: string;
}

/** A solution (docs/product.md#entities). */
export interface SolutionCard {
  id: (typeof solutionTabs)[number]['slug'];
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  /** The least with which the solution can show that it works. */
  pilot: string;
  /** What a client brings to the consultation. */
  sample: string;
  metrics: readonly [Figure, Figure];
  useCases: readonly UseCase[];
  technologies: readonly string[];
}

const [translation, industrial, video] = solutionTabs;

export const solutionCards: readonly SolutionCard[] = [
  {
    id: translation.slug,
    title: translation.title,
    subtitle: 'Everyone speaks their own language, and everyone follows',
    description:
      'Speech is transcribed, translated, and spoken or shown as captions while the speaker is still talking. Terms that must not be translated stay as they are.',
    features: [
      'Captions or voice, chosen by each listener',
      'A glossary of your own names and terms',
      'A transcript in both languages when the meeting ends',
      'Runs in your cloud, so what is said stays there',
    ],
    pilot: 'one meeting',
    sample: 'a recording of one meeting',
    metrics: [
      { number: figures.implementation, counts: 'from the first meeting to a system in use' },
      { number: figures.averageTimeSaved, counts: 'average time saved' },
    ],
    useCases: [
      {
        title: 'Shift handover',
        description: 'Two languages at one machine, one list of open issues.',
      },
      {
        title: 'Customer service',
        description: 'The caller speaks Spanish; the agent reads English and answers.',
      },
      {
        title: 'Town hall',
        description: 'One speaker on stage, captions on every phone in the room.',
      },
    ],
    technologies: ['Speech recognition', 'Language models', 'Speech synthesis', 'WebRTC', 'Glossaries'],
  },
  {
    id: industrial.slug,
    title: industrial.title,
    subtitle: 'The manual, the log, and thirty years of experience in one answer',
    description:
      'An agent that reads sensor data, manuals and past reports, says what is probably wrong and which step comes next, and shows where each part of its answer comes from. It proposes; people act.',
    features: [
      'Answers with page and paragraph',
      'Reads sensor values and error codes as they come in',
      'Drafts the maintenance report while you work',
      'Asks a person whenever a step could stop the line',
    ],
    pilot: 'one machine',
    sample: 'the manual of one machine and a month of readings',
    metrics: [
      { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
      { number: figures.implementation, counts: 'from the first meeting to a system in use' },
    ],
    useCases: [
      {
        title: 'Predictive analytics',
        description: 'Which bearing, how certain, and how long it can wait.',
      },
      {
        title: 'Process optimization',
        description: 'Which station slows the line down, and what one change would gain.',
      },
      {
        title: 'Fault finding',
        description: 'From the error code to the part to fix, in the words of your own manual.',
      },
    ],
    technologies: ['Retrieval (RAG)', 'Agents with limited tools', 'Time series', 'OPC UA', 'Access control'],
  },
  {
    id: video.slug,
    title: video.title,
    subtitle: 'One recording, every language your people speak',
    description:
      'Training videos, announcements and product videos in the languages spoken at your sites: voice, lips and captions together, checked by someone who speaks the language.',
    features: [
      'The voice of the speaker, with their consent',
      'Lips that move with the new words',
      'Captions and transcript as files',
      'A review step for each language before anything is published',
    ],
    pilot: 'one video',
    sample: 'one video and the list of languages it needs',
    metrics: [
      { number: dubLabsFigures.languages, counts: 'languages to dub into' },
      { number: figures.averageTimeSaved, counts: 'average time saved' },
    ],
    useCases: [
      {
        title: 'Safety briefings',
        description: 'The same video for all sites, updated in every language on the same day.',
      },
      {
        title: 'Product launch',
        description: 'The founder explains the product, in the language of each market.',
      },
      {
        title: 'Onboarding',
        description: 'A library of short videos that no one has to record again.',
      },
    ],
    technologies: ['Voice cloning', 'Lip-sync', 'Machine translation', 'WebVTT', 'Human review'],
  },
];

/** Returns the solution of a tab. */
export const solutionOf = (id: SolutionCard['id']): SolutionCard =>
  solutionCards.find((card) => card.id === id) as SolutionCard;
