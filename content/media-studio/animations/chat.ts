import { type Box, box, type Drawing, faded, label, moved, nothing, stageBox, together } from '../drawing/drawing.ts';
import { widthOf, wrap } from '../drawing/lettering.ts';
import { between, ease, writingSeconds } from '../drawing/motion.ts';
import type { Palette, Verdict } from '../drawing/palette.ts';
import { type AnimationKind, stepSeconds } from './animation.ts';
import { type Mark, textPanel } from './text-panel.ts';

type Speaker = 'you' | 'model';

type ChatStep =
  /** Writes a message. */
  | { by: Speaker; text: string }
  /** Marks words of a message, with a label of one or two words below. */
  | { mark: number; words: string; as: Verdict; note?: string };

/** A conversation that grows message by message. */
export interface ChatAnimation {
  kind: 'chat';
  /** Names of the two sides: yours is on the right. */
  names: Record<Speaker, string>;
  steps: ChatStep[];
}

const room: Box = { x: 140, y: 110, width: 1640, height: 850 };
const widest = 1240;
const padding = 32;
const gap = 28;
const nameHeight = 58;
const lineHeight = 1.4;

interface Message {
  by: Speaker;
  text: string;
  step: number;
}

const messagesOf = ({ steps }: ChatAnimation): Message[] =>
  steps.flatMap((step, index) => ('by' in step ? [{ by: step.by, text: step.text, step: index }] : []));

const isFirst = (messages: readonly Message[], message: Message): boolean =>
  messages.find(({ by }) => by === message.by) === message;

/** Places messages below each other in a size of lettering. */
const placeMessages = (animation: ChatAnimation, size: number): { places: Box[]; height: number } => {
  const messages = messagesOf(animation);
  const hasNote = (index: number) =>
    animation.steps.some((step) => 'mark' in step && step.mark === index && step.note !== undefined);
  let y = room.y;
  const places = messages.map((message, index) => {
    const lines = wrap(message.text, { face: 'text', size }, widest - 2 * padding);
    const width = Math.max(...lines.map((row) => widthOf(row.text, { face: 'text', size }))) + 2 * padding + 8;
    const height = lines.length * size * lineHeight + 2 * padding + (hasNote(index) ? 34 : 0);
    if (isFirst(messages, message)) y += nameHeight;
    const place = { x: message.by === 'you' ? room.x + room.width - width : room.x, y, width, height };
    y += height + gap;
    return place;
  });
  return { places, height: y - gap - room.y };
};

const layoutOf = (animation: ChatAnimation) => {
  for (let size = 68; size >= 40; size -= 2) {
    const { places, height } = placeMessages(animation, size);
    // Short conversations are centered.
    const down = Math.max(0, (room.height - height) / 2);
    if (height <= room.height) return { size, places: places.map((place) => ({ ...place, y: place.y + down })) };
  }
  throw new Error(`This conversation is too long: ${messagesOf(animation)[0]?.text}`);
};

const drawChat = (animation: ChatAnimation, played: readonly number[], palette: Palette): Drawing => {
  const { size, places } = layoutOf(animation);
  const messages = messagesOf(animation);
  const drawn = messages.map((message, index) => {
    const place = places[index];
    const share = played[message.step] ?? 0;
    if (!place || share <= 0) return nothing;
    const marks = animation.steps.flatMap((step, at): Mark[] =>
      'mark' in step && step.mark === index
        ? [{ words: step.words, as: step.as, note: step.note, shown: played[at] ?? 0 }]
        : [],
    );
    const fill = message.by === 'you' ? palette.tint : palette.raised;
    const written = Math.round(message.text.length * share);
    const name = isFirst(messages, message)
      ? label(animation.names[message.by], {
          ...{ face: 'strong', size: 40, color: palette.muted, y: place.y - 22 },
          ...(message.by === 'you'
            ? { x: place.x + place.width - 8, anchor: 'end' as const }
            : { x: place.x + 8, anchor: 'start' as const }),
        })
      : nothing;
    const bubble = textPanel(
      place,
      { text: message.text, written, marks },
      { face: 'text', size, lineHeight, fill, padding },
      palette,
    );
    return faded(ease(share * 6), moved(0, between(40, 0, ease(share * 6)), together(name, bubble)));
  });
  return together(box(stageBox, { fill: palette.panel, stroke: palette.rim }), ...drawn);
};

export const chat: AnimationKind<ChatAnimation> = {
  steps: ({ steps }) => steps.map((step) => ('by' in step ? writingSeconds(step.text) : stepSeconds)),
  draw: drawChat,
};
