import { defineCover } from '#content/define.ts';
import { circle, filled, ink, outlined } from '#contract/cover/paths.ts';

export const cover = defineCover({
  hue: 'pmcoach',
  shapes: [
    filled('light', circle(160, 84, 72)),
    // A scale in balance; every dot counts as one.
    ink('M160 36V160M118 164H202', 7),
    ink('M88 46H232', 7),
    ink('M88 46L56 112M88 46L120 112M232 46L200 112M232 46L264 112'),
    outlined(
      'hue',
      'M62 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM80 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM98 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM71 88a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM89 88a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
    ),
    outlined(
      'light',
      'M206 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM224 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM242 103a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM215 88a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
    ),
    outlined('spot', circle(241, 88, 8)),
    outlined('tint', 'M50 112H126Q120 138 88 138T50 112Z'),
    outlined('tint', 'M194 112H270Q264 138 232 138T194 112Z'),
    outlined('spot', circle(160, 34, 11)),
  ],
});
