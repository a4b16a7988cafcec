import type { Box } from '../model.ts';
import { asSharp, type GreyPicture } from './grey-picture.ts';
import { type Point, projection } from './projection.ts';

// A photographed paper lies on something darker and is seen at an angle. Here it becomes a page of its own again: its
// four corners are found, and the picture is drawn as if seen from above.

/** The width of the small picture in which the corners are searched, in pixels. */
const SMALL = 240;
/** Places whose shades differ by more, this many pixels on both sides, are an edge; the border of a shadow is softer. */
const EDGE = 22;
const BESIDE = 2;
/** The share of the picture that a paper covers, and that of its quadrilateral which is paper, at least. */
const LEAST_PAPER = 0.35;
const FILLED = 0.9;
/** A part beyond a dark band covers this share of the picture, and of the paper's width, at least, and is nearly as light. */
const LEAST_PART = 0.015;
const AS_WIDE = 0.85;
const AS_LIGHT = 40;
/** Corners this near to those of the picture, by its width, are those of a page without anything around it. */
const AT_CORNER = 0.012;

/** The corners of a paper that are inside the picture, at least. */
const FEWEST_LOOSE = 3;

/** A page seen from above, and where places of the photograph are on it. */
export interface FlatPage {
  picture: GreyPicture;
  onPage: <Place extends Box>(place: Place) => Place;
}

/** The paper of a photograph, seen from above; null if the picture shows a page without anything around it. */
export async function paperOf(photo: GreyPicture): Promise<FlatPage | null> {
  const corners = await cornersOf(photo);
  if (!corners) return null;
  const [a, b, c, d] = corners;
  const side = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
  const width = Math.round((side(a, b) + side(d, c)) / 2);
  const height = Math.round((side(a, d) + side(b, c)) / 2);
  const goals: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const toPhoto = projection(goals, corners);
  const toPage = projection(corners, goals);
  const data = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = shadeAt(photo, toPhoto(x, y));
  const { scale } = photo;
  return {
    picture: { data, width, height, scale },
    onPage: (place) => {
      const at = [
        [place.x0, place.y0],
        [place.x1, place.y0],
        [place.x1, place.y1],
        [place.x0, place.y1],
      ].map(([x = 0, y = 0]) => toPage(x * scale, y * scale).map((one) => one / scale));
      const [xs, ys] = [0, 1].map((axis) => at.map((point) => point[axis] ?? 0));
      return {
        ...place,
        x0: Math.min(...(xs ?? [])),
        x1: Math.max(...(xs ?? [])),
        y0: Math.min(...(ys ?? [])),
        y1: Math.max(...(ys ?? [])),
      };
    },
  };
}

/** The corners of the paper, clockwise from the top left one. */
async function cornersOf(photo: GreyPicture): Promise<Corners | null> {
  const { data, info } = await asSharp(photo)
    .resize({ width: SMALL })
    .median(5)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { inside, corners } = sheetOf(wholePaper(data, width, height), width);
  if (inside.length < LEAST_PAPER * width * height) return null;
  const ends: readonly Point[] = [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ];
  const away = corners.map(([x, y], index) =>
    Math.hypot(x - (ends[index]?.[0] ?? 0), y - (ends[index]?.[1] ?? 0)),
  );
  const loose = away.filter((one) => one >= AT_CORNER * width).length;
  // A page without anything around it may end at a rule or a dark strip, which cuts off two corners.
  if (loose < FEWEST_LOOSE || !isFilled({ inside, corners })) return null;
  const factor = photo.width / width;
  return corners.map(([x, y]) => [(x + 0.5) * factor, (y + 0.5) * factor] as const) as Corners;
}

type Corners = [Point, Point, Point, Point];

/** The pixels of a region, and its corners. */
interface Sheet {
  inside: Point[];
  corners: Corners;
}

function sheetOf(region: Uint8Array, width: number): Sheet {
  const inside: Point[] = [];
  for (let at = 0; at < region.length; at++)
    if (region[at]) inside.push([at % width, Math.floor(at / width)]);
  const most = (rank: (point: Point) => number) =>
    inside.reduce((best, point) => (rank(point) > rank(best) ? point : best));
  return {
    inside,
    corners: [
      most(([x, y]) => -x - y),
      most(([x, y]) => x - y),
      most(([x, y]) => x + y),
      most(([x, y]) => y - x),
    ],
  };
}

const isFilled = ({ inside, corners }: Sheet) => inside.length >= FILLED * areaOf(corners);

const widthOf = ([a, b, c, d]: Corners) => Math.max(b[0], c[0]) - Math.min(a[0], d[0]);

/** The paper around the middle, with its parts beyond dark bands that reach from edge to edge: together they are one sheet. */
function wholePaper(data: Buffer, width: number, height: number): Uint8Array {
  const start = lightestNear(data, width, height);
  let paper = regionAt(data, width, height, start);
  const seen = Uint8Array.from(paper);
  // Parts as wide as the paper are above or below its middle.
  for (let at = start % width; at < data.length; at += width) {
    if (seen[at] || isEdge(data, width, at) || (data[at] ?? 0) < (data[start] ?? 0) - AS_LIGHT) continue;
    const part = regionAt(data, width, height, at);
    part.forEach((one, index) => (seen[index] = one || (seen[index] ?? 0)));
    const { inside, corners } = sheetOf(part, width);
    if (inside.length < LEAST_PART * data.length) continue;
    if (widthOf(corners) < AS_WIDE * widthOf(sheetOf(paper, width).corners)) continue;
    const both = filledDown(
      paper.map((one, index) => one || (part[index] ?? 0)),
      width,
    );
    if (isFilled(sheetOf(both, width))) paper = both;
  }
  return paper;
}

/** A region with what is between its first and last pixel of each column. */
function filledDown(region: Uint8Array, width: number): Uint8Array {
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1];
    for (let at = x; at < region.length; at += width)
      if (region[at]) {
        if (first < 0) first = at;
        last = at;
      }
    if (first >= 0) for (let at = first; at <= last; at += width) region[at] = 1;
  }
  return region;
}

/** The pixels around a place up to an edge: paper, with its print. */
function regionAt(data: Buffer, width: number, height: number, start: number): Uint8Array {
  const region = new Uint8Array(data.length);
  const open = [start];
  region[start] = 1;
  while (open.length > 0) {
    const at = open.pop() ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      const next = at + dx + dy * width;
      if (region[next] || isEdge(data, width, next)) continue;
      region[next] = 1;
      open.push(next);
    }
  }
  return filled(region, width, height);
}

/** Whether there is paper on one side of a place and something else on the other. */
const isEdge = (data: Buffer, width: number, at: number) =>
  [BESIDE, BESIDE * width].some((step) => {
    const [before, after] = [data[at - step], data[at + step]];
    return before !== undefined && after !== undefined && Math.abs(after - before) > EDGE;
  });

/** A light place near the middle: paper, not print. */
function lightestNear(data: Buffer, width: number, height: number): number {
  let best = Math.floor(height / 2) * width + Math.floor(width / 2);
  for (let y = Math.floor(height * 0.4); y < height * 0.6; y++)
    for (let x = Math.floor(width * 0.3); x < width * 0.7; x++)
      if ((data[y * width + x] ?? 0) > (data[best] ?? 0)) best = y * width + x;
  return best;
}

/** A region with the print inside it: between its first and last pixel of each row. */
function filled(region: Uint8Array, width: number, height: number): Uint8Array {
  for (let y = 0; y < height; y++) {
    const row = region.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    if (first >= 0) row.fill(1, first, last + 1);
  }
  return region;
}

const areaOf = (corners: readonly Point[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nx, ny] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

function shadeAt({ data, width, height }: GreyPicture, [x, y]: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const [fx, fy] = [x - left, y - top];
  const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
  const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
  return upper * (1 - fy) + lower * fy;
}
