import type { Drawing } from '../drawing/drawing.ts';
import type { Palette } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';
import { type ChancesAnimation, chances } from './chances.ts';
import { type ChatAnimation, chat } from './chat.ts';
import { type ChecklistAnimation, checklist } from './checklist.ts';
import { type ChunksAnimation, chunks } from './chunks.ts';
import { type CitationAnimation, citation } from './citation.ts';
import { type DenoiseAnimation, denoise } from './denoise.ts';
import { type DirectionsAnimation, directions } from './directions.ts';
import { type DotsAnimation, dots } from './dots.ts';
import { type LanesAnimation, lanes } from './lanes.ts';
import { type MapAnimation, map } from './map.ts';
import { type NextWordAnimation, nextWord } from './next-word.ts';
import { type OverlapAnimation, overlap } from './overlap.ts';
import { type PipelineAnimation, pipeline } from './pipeline.ts';
import { type PromptAnimation, prompt } from './prompt.ts';
import { type RankingAnimation, ranking } from './ranking.ts';
import { type ResultsAnimation, results } from './results.ts';
import { type SortAnimation, sort } from './sort.ts';
import { type TableAnimation, table } from './table.ts';
import { type TallyAnimation, tally } from './tally.ts';
import { type TokensAnimation, tokens } from './tokens.ts';

/** What a shot of a video shows. */
export type Animation =
  | ChancesAnimation
  | ChatAnimation
  | ChunksAnimation
  | CitationAnimation
  | DenoiseAnimation
  | DirectionsAnimation
  | DotsAnimation
  | LanesAnimation
  | MapAnimation
  | TallyAnimation
  | TokensAnimation
  | ChecklistAnimation
  | NextWordAnimation
  | OverlapAnimation
  | PipelineAnimation
  | PromptAnimation
  | RankingAnimation
  | ResultsAnimation
  | SortAnimation
  | TableAnimation;

const kinds: { [Kind in Animation['kind']]: AnimationKind<Extract<Animation, { kind: Kind }>> } = {
  chances,
  chat,
  chunks,
  denoise,
  directions,
  dots,
  lanes,
  map,
  tally,
  tokens,
  checklist,
  citation,
  'next-word': nextWord,
  overlap,
  pipeline,
  prompt,
  ranking,
  results,
  sort,
  table,
};

export const animationKinds = Object.keys(kinds) as Animation['kind'][];

const kindOf = (animation: Animation) => kinds[animation.kind] as AnimationKind<Animation>;

/** Returns the seconds of each step of an animation. */
export const animationSteps = (animation: Animation): number[] => kindOf(animation).steps(animation);

/** Draws an animation; `played` has a number from 0 to 1 for each step. */
export const drawAnimation = (animation: Animation, played: readonly number[], palette: Palette): Drawing =>
  kindOf(animation).draw(animation, played, palette);
