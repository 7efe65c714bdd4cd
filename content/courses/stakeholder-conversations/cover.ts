import { defineCover } from '#content/define.ts';
import { outlined, stroked } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'accent',
  shapes: [
    // Two speech bubbles, and what both sides mean.
    outlined('hue', 'M28 34q0-14 14-14h132q14 0 14 14v66q0 14-14 14H92l-34 32 4-32H42q-14 0-14-14Z'),
    outlined('light', 'M132 62q0-14 14-14h132q14 0 14 14v66q0 14-14 14h-18l4 30-34-30h-84q-14 0-14-14Z'),
    outlined('spot', 'M132 114V62q0-14 14-14h42v52q0 14-14 14Z'),
    stroked('light', 'M48 44H112M48 64H112M48 84H96', 7),
    stroked('tint', 'M208 76H272M208 96H272M208 116H248', 7),
  ],
});
