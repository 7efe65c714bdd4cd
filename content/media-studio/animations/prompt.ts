import { type Box, type Drawing, faded, moved, together } from '../drawing/drawing.ts';
import type { Face } from '../drawing/lettering.ts';
import { between, ease, writingSeconds } from '../drawing/motion.ts';
import type { Palette, Verdict } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';
import { fittingSize, type Mark, type PanelText, textPanel } from './text-panel.ts';

type PanelIndex = 0 | 1;

type PromptStep =
  /** Writes a line. */
  | { write: PanelIndex; text: string }
  /** Marks words, with a label of one or two words below. */
  | { mark: PanelIndex; words: string; as: Verdict; note?: string }
  /** Strikes words through. */
  | { strike: PanelIndex; words: string }
  /** Strikes words through, then shows others in their place. */
  | { swap: PanelIndex; words: string; by: string; as?: Verdict }
  /** Empties a panel. */
  | { clear: PanelIndex };

/** One or two sheets in which a prompt, an answer or a document is written and marked. */
export interface PromptAnimation {
  kind: 'prompt';
  panels: { title?: string; mono?: boolean; text?: string }[];
  steps: PromptStep[];
}

const panelOf = (step: PromptStep): PanelIndex =>
  'write' in step
    ? step.write
    : 'mark' in step
      ? step.mark
      : 'strike' in step
        ? step.strike
        : 'swap' in step
          ? step.swap
          : step.clear;

interface PanelState {
  text: string;
  written: number;
  marks: Mark[];
}

/** Share of a swap after which the new words are shown. */
const swapAt = 0.5;

const applyStep = (state: PanelState, step: PromptStep, played: number): void => {
  if ('write' in step) {
    const before = state.text ? `${state.text}\n` : '';
    state.text = before + step.text;
    state.written = before.length + Math.round(step.text.length * played);
  } else if ('mark' in step) {
    state.marks.push({ words: step.words, as: step.as, shown: played, note: step.note });
  } else if ('strike' in step) {
    state.marks.push({ words: step.words, as: 'wrong', shown: played, isStruck: true });
  } else if ('swap' in step) {
    if (played < swapAt) state.marks.push({ words: step.words, as: 'wrong', shown: played / swapAt, isStruck: true });
    else {
      state.text = state.text.replace(step.words, () => step.by);
      state.written = state.text.length;
      // A mark on the old words would stay where the new ones contain them.
      state.marks = state.marks.filter(({ words }) => words !== step.words);
      state.marks.push({ words: step.by, as: step.as ?? 'right', shown: (played - swapAt) / (1 - swapAt) });
    }
  } else {
    Object.assign(state, { text: '', written: 0, marks: [] });
  }
};

const stateOf = ({ panels, steps }: PromptAnimation, panel: number, played: readonly number[]): PanelText => {
  const text = panels[panel]?.text ?? '';
  const state: PanelState = { text, written: text.length, marks: [] };
  steps.forEach((step, index) => {
    const progress = played[index] ?? 0;
    if (panelOf(step) === panel && progress > 0) applyStep(state, step, progress);
  });
  return state;
};

/** Returns the text of a panel when all steps are complete. */
export const finalText = (animation: PromptAnimation, panel: number): string =>
  stateOf(
    animation,
    panel,
    animation.steps.map(() => 1),
  ).text;

const left: Box = { x: 90, y: 90, width: 850, height: 880 };
const right: Box = { ...left, x: 980 };
const whole: Box = { ...left, width: 1740 };

const looks = new WeakMap<
  PromptAnimation,
  { face: Face; size: number; lineHeight: number; title?: string | undefined }[]
>();

/** Chooses sizes in which every state of the animation fits. */
const looksOf = (animation: PromptAnimation) => {
  const known = looks.get(animation);
  if (known) return known;
  const chosen = animation.panels.map(({ title, mono }, panel) => {
    const hasNotes = animation.steps.some((step) => 'mark' in step && step.mark === panel && step.note);
    const look = { face: mono ? 'mono' : 'text', lineHeight: hasNotes ? 2.12 : 1.45, title } as const;
    const texts = animation.steps.map(
      (_, last) =>
        stateOf(
          animation,
          panel,
          animation.steps.map((_, index) => (index <= last ? 1 : 0)),
        ).text,
    );
    const area = animation.panels.length === 1 ? whole : left;
    return { ...look, size: fittingSize([animation.panels[panel]?.text ?? '', ...texts], area, look) };
  });
  looks.set(animation, chosen);
  return chosen;
};

const drawPrompt = (animation: PromptAnimation, played: readonly number[], palette: Palette): Drawing => {
  const [first, second] = looksOf(animation);
  if (!first) return together();
  if (!second) return textPanel(whole, stateOf(animation, 0, played), first, palette);
  // The first sheet is shown enlarged until the second one is needed.
  const opening = animation.steps.findIndex((step) => panelOf(step) === 1);
  const hasBoth = Boolean(animation.panels[1]?.text) || opening === 0;
  const opened = hasBoth ? 1 : ease((played[opening] ?? 0) * 3);
  const scale = between(1.04, 1, opened);
  const x = between(960 - (left.x + left.width / 2) * scale, 0, opened);
  const y = between(530 * (1 - scale), 0, opened);
  return together(
    moved(x, y, textPanel(left, stateOf(animation, 0, played), first, palette), scale),
    faded(opened, moved(between(120, 0, opened), 0, textPanel(right, stateOf(animation, 1, played), second, palette))),
  );
};

export const prompt: AnimationKind<PromptAnimation> = {
  steps: ({ steps }) =>
    steps.map((step) => ('write' in step ? writingSeconds(step.text) : 'swap' in step ? 1.2 : stepSeconds)),
  draw: drawPrompt,
};
