/** A text with its vector. */
export interface Vector {
  text: string;
  vector: number[];
}

/** Pixels from the origin that vectors may reach up and to the right. */
const reach = { up: 640, right: 800 };
/** Height in pixels of the tag with a text's name. */
export const tagHeight = 60;

/** Returns the length of a vector. */
export const lengthOf = (vector: readonly number[]): number => Math.hypot(...vector);

/** Returns the cosine of the angle between two vectors. */
export const cosineOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0) / (lengthOf(one) * lengthOf(other));

/** Returns the angles in radians of texts with a question. */
export const anglesWith = (texts: readonly Vector[], question: Vector | undefined): number[] =>
  texts.map(({ vector }) => Math.acos(Math.min(1, cosineOf(vector, question?.vector ?? []))));

/** Returns the pixels per unit at which every vector fits into the picture for every question. */
export const scaleOf = (texts: readonly Vector[], questions: readonly Vector[]): number =>
  Math.min(
    ...questions.flatMap((question) => [
      reach.right / lengthOf(question.vector),
      ...anglesWith(texts, question).flatMap((angle, text) => {
        const length = lengthOf(texts[text]?.vector ?? []);
        return [reach.up / (length * Math.sin(angle)), reach.right / (length * Math.cos(angle))];
      }),
    ]),
  );

/** Returns how far the tag of each text is moved up or down, so that no two overlap. */
export const tagShifts = (tips: readonly { x: number; y: number }[]): number[] => {
  const order = tips.map((_, text) => text).sort((one, other) => (tips[other]?.y ?? 0) - (tips[one]?.y ?? 0));
  const shifts = tips.map(() => 0);
  let floor = Number.POSITIVE_INFINITY;
  for (const text of order) {
    const y = tips[text]?.y ?? 0;
    const free = Math.min(y, floor);
    shifts[text] = free - y;
    floor = free - tagHeight - 8;
  }
  return shifts;
};
