import type { CoverShape } from './cover.ts';
import { circle, line, type Point, round } from './paths.ts';

type Random = () => number;

/** How a path of a pattern is drawn: `line` and `fill` in the strong tint, `faint` and `wash` in the weak one. */
type Variant = 'line' | 'faint' | 'fill' | 'wash';

interface PatternPath {
  d: string;
  variant: Variant;
}
/** Draws a smooth line that bends at each point and passes through the midpoints. */
const curve = (points: readonly Point[]) =>
  points
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = points[index] ?? [x, y];
      const middle = `${round((px + x) / 2)} ${round((py + y) / 2)}`;
      return index === 0 ? `M${middle}` : `Q${round(px)} ${round(py)} ${middle}`;
    })
    .join('');
/** Draws wobbling contour lines around a hill. */
const contours = (random: Random): PatternPath[] => {
  const [x, y, phase] = [80 + random() * 160, 50 + random() * 80, random() * 6];
  const lobes = 2 + Math.floor(random() * 3);
  return Array.from({ length: 13 }, (_, ring) => {
    const r = 12 + ring * 17;
    const points = Array.from({ length: 26 }, (_, step) => {
      const angle = (step / 24) * 2 * Math.PI;
      const bend = 1 + 0.13 * Math.sin(lobes * angle + phase + ring * 0.16) + 0.06 * Math.cos(5 * angle - ring * 0.2);
      return [x + r * bend * Math.cos(angle), y + r * 0.72 * bend * Math.sin(angle)] as const;
    });
    return { d: curve(points), variant: ring === 0 ? 'fill' : ring % 4 === 1 ? 'line' : 'faint' };
  });
};

/** Draws a field of dots that grow toward one point. */
const dots = (random: Random): PatternPath[] => {
  const [x, y] = [60 + random() * 200, 30 + random() * 120];
  const sizes: Record<Variant, string[]> = { line: [], faint: [], fill: [], wash: [] };
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 18; column += 1) {
      const [px, py] = [7 + column * 18, 9 + row * 18];
      const near = Math.max(0, 1 - Math.hypot(px - x, py - y) / 130);
      sizes[near > 0.35 ? 'fill' : 'wash'].push(circle(px, py, 1.6 + 5.4 * near * near));
    }
  }
  return [
    { d: sizes.wash.join(''), variant: 'wash' },
    { d: sizes.fill.join(''), variant: 'fill' },
  ];
};

/** Returns the part of a polygon that is nearer to `a` than to `b`. */
const clipToNearest = (polygon: Point[], a: Point, b: Point): Point[] => {
  const side = ([x, y]: Point) => (x - (a[0] + b[0]) / 2) * (b[0] - a[0]) + (y - (a[1] + b[1]) / 2) * (b[1] - a[1]);
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const clipped: Point[] = here <= 0 ? [point] : [];
    if (here < 0 !== there < 0) {
      const share = here / (here - there);
      clipped.push([point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]);
    }
    return clipped;
  });
};

/** Draws Voronoi cells, a few of them filled. */
const cells = (random: Random): PatternPath[] => {
  const seeds = Array.from({ length: 18 }, (_, index): Point => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return [(column + 0.1 + 0.8 * random()) * 53.4, (row + 0.1 + 0.8 * random()) * 60];
  });
  const frame: Point[] = [
    [-2, -2],
    [322, -2],
    [322, 182],
    [-2, 182],
  ];
  const picked = Math.floor(random() * 18);
  return seeds.map((seed, index) => {
    const cell = seeds.reduce((rest, other) => (other === seed ? rest : clipToNearest(rest, seed, other)), frame);
    const variant = index === picked ? 'fill' : index % 5 === picked % 5 ? 'wash' : 'faint';
    return { d: `${line(...cell)}Z`, variant };
  });
};

/** Draws a bundle of waves. */
const waves = (random: Random): PatternPath[] => {
  const [phase, length, middle] = [random() * 6, 90 + random() * 70, 70 + random() * 40];
  return Array.from({ length: 15 }, (_, index) => {
    const spread = (index - 7) / 7;
    const points = Array.from({ length: 26 }, (_, step) => {
      const x = (step - 1) * 14;
      const pinch = Math.sin(x / length + phase);
      return [
        x,
        middle + spread * 62 * (0.3 + 0.7 * Math.abs(pinch)) + 26 * Math.sin(x / length / 0.8 + phase * 2),
      ] as const;
    });
    return { d: curve(points), variant: index % 5 === 2 ? 'line' : 'faint' };
  });
};

/** Draws cubes seen from a corner, at three heights. */
const tiles = (random: Random): PatternPath[] => {
  const paths: PatternPath[] = [];
  const [half, quarter] = [24, 12];
  for (let row = -1; row < 9; row += 1) {
    for (let column = -1; column < 8; column += 1) {
      const x = column * 48 + (row % 2 === 0 ? 0 : half);
      const height = random() < 0.28 ? 10 + Math.floor(random() * 3) * 9 : 0;
      const y = row * 24 + 8 - height;
      const topFace = line([x, y - quarter], [x + half, y], [x, y + quarter], [x - half, y]);
      if (height === 0) {
        paths.push({ d: `${topFace}Z`, variant: 'faint' });
        continue;
      }
      const leftFace = line([x - half, y], [x, y + quarter], [x, y + quarter + height], [x - half, y + height]);
      paths.push({ d: `${topFace}Z`, variant: 'fill' }, { d: `${leftFace}Z`, variant: 'wash' });
    }
  }
  return paths;
};

/** Draws nodes joined to their neighbors. */
const graph = (random: Random): PatternPath[] => {
  const nodes = Array.from({ length: 24 }, (_, index): Point => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return [(column + 0.15 + 0.7 * random()) * 53.4, (row + 0.15 + 0.7 * random()) * 45];
  });
  const edges = nodes.flatMap((from, index) =>
    nodes.slice(index + 1).flatMap((to) => (Math.hypot(from[0] - to[0], from[1] - to[1]) < 62 ? [line(from, to)] : [])),
  );
  const hub = nodes[7 + Math.floor(random() * 10)] ?? [160, 90];
  return [
    { d: edges.join(''), variant: 'faint' },
    { d: nodes.map(([x, y]) => circle(x, y, 3)).join(''), variant: 'fill' },
    { d: circle(hub[0], hub[1], 14), variant: 'wash' },
    { d: circle(hub[0], hub[1], 7), variant: 'fill' },
  ];
};

const patterns: readonly ((random: Random) => PatternPath[])[] = [contours, dots, cells, waves, tiles, graph];

const looks: Record<Variant, Pick<CoverShape, 'fill' | 'stroke' | 'width'>> = {
  line: { stroke: 'hue', width: 1.75 },
  faint: { stroke: 'tint', width: 1.25 },
  fill: { fill: 'hue' },
  wash: { fill: 'tint' },
};

/** The patterns as shapes of a cover. */
export const coverPatterns = patterns.map(
  (pattern) =>
    (random: Random): CoverShape[] =>
      pattern(random).map(({ d, variant }) => ({ d, ...looks[variant] })),
);
