import * as z from 'zod/mini';
import { type CoverDrawing, coverHues, coverTones, maxCoverBytes } from '#contract/cover/cover.ts';
import { coverSvg, figureSvg } from '#contract/cover/cover-svg.ts';
import { type Figure, type FigureDrawing, figureWidth, labelTones, maxFigureBytes } from '#contract/cover/figure.ts';
import { Id } from '#contract/schemas/identifiers.ts';

const hue = z.enum(coverHues);

const PathShape = z.strictObject({
  d: z.string().check(z.regex(/^M[-\d., MmLlHhVvCcSsQqTtAaZz]*$/, 'must be the data of an SVG path')),
  fill: z.exactOptional(z.enum(coverTones)),
  stroke: z.exactOptional(z.enum(coverTones)),
  width: z.exactOptional(z.number().check(z.minimum(0.5), z.maximum(40))),
});

/** Shape of `cover.ts`, and of portraits. */
export const CoverShape: z.ZodMiniType<CoverDrawing> = z
  .strictObject({ hue, shapes: z.array(PathShape).check(z.minLength(1, 'must have at least one shape')) })
  .check(
    z.refine(
      (cover) => Buffer.byteLength(coverSvg(cover)) <= maxCoverBytes,
      `the drawing has more than ${maxCoverBytes} bytes as SVG`,
    ),
  );

const position = (maximum: number) => z.number().check(z.minimum(0), z.maximum(maximum));
const maxFigureHeight = 480;

const LabelShape = z.strictObject({
  text: z.string().check(z.minLength(1)),
  x: position(figureWidth),
  y: position(maxFigureHeight),
  size: z.exactOptional(z.number().check(z.minimum(12, 'must be 12 or more, to be read on phones'), z.maximum(48))),
  tone: z.exactOptional(z.enum(labelTones)),
  anchor: z.exactOptional(z.enum(['start', 'middle', 'end'])),
  isStrong: z.exactOptional(z.boolean()),
  isCode: z.exactOptional(z.boolean()),
});

const DrawingShape: z.ZodMiniType<FigureDrawing> = z
  .strictObject({
    hue,
    height: z.number().check(z.minimum(90), z.maximum(maxFigureHeight)),
    shapes: z
      .array(z.union([PathShape, LabelShape], 'must be a path or a label'))
      .check(z.minLength(1, 'must have at least one shape')),
  })
  .check(
    z.refine(
      (drawing) => Buffer.byteLength(figureSvg(drawing)) <= maxFigureBytes,
      `has more than ${maxFigureBytes} bytes as SVG`,
    ),
  );

/** Text of one line, because it is published in a block's lines. */
const sentences = z
  .string()
  .check(z.regex(/\S/, 'must not be empty'), z.regex(/^[^\n]*$/, 'must be one line'), z.maxLength(400));

/** Shape of `figures.ts`. */
export const FiguresShape: z.ZodMiniType<Record<string, Figure>> = z.record(
  Id,
  z.strictObject({ alt: sentences, caption: sentences, drawing: DrawingShape }),
);
