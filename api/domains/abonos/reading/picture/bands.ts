import { median } from '../geometry.ts';
import { type BandCells, besideBand, gapsOf, sidesOf } from './band-gaps.ts';
import { asSharp, finish, type GreyPicture, LIGHTEST_INK, quantile, shadeOf } from './grey-picture.ts';

// Dark bands with light letters, of which OCR loses a third. They become light with dark letters. Grey bands, such as the
// headings of tables, become paper too: they are narrower than the squares in which `evened` looks for the shade of the paper.

/** The side of the cells, in pixels, whose backgrounds are determined. */
const CELL = 4;
/**
 * The number of cells across and down whose most frequent shade is a background: letters cover the smaller part. Bands as
 * narrow as the heading of a table first: around them there is more paper than band.
 */
const REACHES = [7, 13];
/** From this share of the way from ink to paper on, a background is paper. */
const PAPER = 0.94;
/** Backgrounds darker than this share may have light letters. */
const COLOURED = 0.8;
/** Backgrounds darker than this share are removed also if there are no letters on them, with this share of other cells. */
const BLACK = 0.4;
const EMPTY = 0.02;
/** Backgrounds lighter than this share may be grey bands with dark letters. */
const GREY = 0.55;
/** The number of cells around a grey band that may be a part of it: at its corners, and between bold letters. */
const EDGE = 3;
/** The least size of bands, in square points; the strokes of huge letters are smaller. */
const LEAST_AREA = 300;
/** The least share of a band with exactly its shade; QR codes and pictures have less. */
const SOLID = 0.6;
/** The largest difference in shade between neighbouring cells of a background, and between its ends and the rest. */
const STEP = 8;
const ENDS = 14;
/** The number of cells by which a band may be larger than detected: its corners are detected as round. */
const CORNERS = 6;
/** The least difference between letters and their background, as a share of the way from ink to paper. */
const LETTER = 0.25;
/** From this share of the way from a band to the paper on, it is paper that reaches into the band. */
const ALMOST_PAPER = 0.75;

interface Cells {
  across: number;
  down: number;
  /** One pixel of each cell. */
  pixels: Buffer;
  grounds: Buffer;
}

/** The shades of a page. */
interface Shades {
  ink: number;
  paper: number;
}

interface Band {
  cells: number[];
  /** Its shade. */
  ground: number;
  /** Whether its letters are lighter. */
  isDark: boolean;
}

/** A picture without bands behind its letters, which then are dark on paper. */
export async function withoutBands(picture: GreyPicture): Promise<GreyPicture> {
  let light = picture;
  for (const reach of REACHES) light = await withoutBandsAround(light, reach);
  return light;
}

async function withoutBandsAround(picture: GreyPicture, reach: number): Promise<GreyPicture> {
  const cells = await cellsOf(picture, reach);
  const paper = quantile(cells.grounds, 0.8);
  // On a page with few words the darkest shades are those of paper in a shadow.
  const shades = { ink: Math.min(shadeOf(picture, 0.01), paper - 40, LIGHTEST_INK * paper), paper };
  const bands = bandsIn(cells, shades, LEAST_AREA * (picture.scale / CELL) ** 2);
  if (bands.length === 0) return picture;
  const data = Buffer.from(picture.data);
  for (const band of bands.filter(({ isDark }) => isDark)) lift({ ...picture, data }, cells, band, shades);
  for (const band of bands.filter(({ isDark }) => !isDark))
    brighten({ ...picture, data }, cells, band, shades);
  return { ...picture, data };
}

async function cellsOf({ data, width, height, scale }: GreyPicture, reach: number): Promise<Cells> {
  const across = Math.floor(width / CELL);
  const down = Math.floor(height / CELL);
  const pixels = Buffer.alloc(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      pixels[row * across + column] = data[(row * CELL + 2) * width + column * CELL + 2] ?? 255;
  const small = { data: pixels, width: across, height: down, scale: scale / CELL };
  const { data: grounds } = await finish(asSharp(small).median(reach), small.scale);
  return { across, down, pixels, grounds };
}

function bandsIn(cells: Cells, { ink, paper }: Shades, leastCells: number): Band[] {
  const { grounds, pixels, across } = cells;
  const darkest = ink + PAPER * (paper - ink);
  const open = new Uint8Array(grounds.length);
  for (let at = 0; at < open.length; at++) if ((grounds[at] ?? 255) < darkest) open[at] = 1;
  const bands: Band[] = [];
  const found = new Int32Array(open.length);
  for (let start = open.indexOf(1); start !== -1; start = open.indexOf(1, start + 1)) {
    found[0] = start;
    open[start] = 0;
    let count = 1;
    for (let index = 0; index < count; index++) {
      const at = found[index] ?? 0;
      const ground = grounds[at] ?? 0;
      for (let side = 0; side < 4; side++) {
        const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -across : across);
        if (!open[next] || Math.abs((grounds[next] ?? 0) - ground) > STEP) continue;
        open[next] = 0;
        found[count++] = next;
      }
    }
    if (count < leastCells) continue;
    const own = found.subarray(0, count);
    const ground = quantile(
      Uint8Array.from(own, (at) => grounds[at] ?? 0),
      0.5,
    );
    let [solid, lighter, darker] = [0, 0, 0];
    for (const at of own) {
      const by = ((pixels[at] ?? 0) - (grounds[at] ?? 0)) / (paper - ink);
      if (Math.abs(by) < LETTER / 2) solid++;
      if (by > LETTER) lighter++;
      if (by < -LETTER) darker++;
    }
    if (count - solid > (1 - SOLID) * count) continue;
    const share = (ground - ink) / (paper - ink);
    const isEmpty = share < BLACK && lighter + darker <= EMPTY * count;
    if ((share < COLOURED && lighter > darker) || isEmpty)
      bands.push({ cells: [...own], ground, isDark: true });
    if (share >= GREY && darker > lighter && hasEdge(cells, own))
      bands.push({ cells: [...own], ground, isDark: false });
  }
  return bands;
}

/** Whether the background gets lighter at once around most of some cells; around a shadow it does so little by little. */
function hasEdge({ grounds, across }: Cells, own: Int32Array): boolean {
  const inside = new Set(own);
  const steps: number[] = [];
  for (const at of own)
    for (const next of sidesOf(at, across))
      if (next in grounds && !inside.has(next)) steps.push((grounds[next] ?? 0) - (grounds[at] ?? 0));
  return median(steps) > STEP;
}

/** Makes a band as light as the paper and its letters dark, in place. */
function lift(picture: GreyPicture, cells: Cells, band: Band, { ink, paper }: Shades): void {
  const { across } = cells;
  const { all, grounds } = wholeBand(picture, cells, band, paper);
  const change = (shade: number, ground: number) =>
    paper - ((shade - ground) * (paper - ink)) / Math.max(30, paper - ground);
  for (const at of all) {
    const ground = grounds[at] ?? band.ground;
    eachPixel(picture, at, across, (pixel) => {
      picture.data[pixel] = clamped(change(picture.data[pixel] ?? 255, ground), ink, paper);
    });
  }
  // Between a band and the paper there is an edge of intermediate shades, which would become a stroke, and the cells there
  // are partly paper, which would become ink.
  const isOutside = (at: number) => grounds[at] === NO_BAND;
  const seam = new Set<number>();
  for (const at of all) {
    const outside = sidesOf(at, across).filter(isOutside);
    for (const one of outside.length > 0 ? [at, ...outside] : []) seam.add(one);
  }
  for (const at of seam) {
    eachPixel(picture, at, across, (pixel) => {
      picture.data[pixel] = paper;
    });
  }
}

/** Makes a grey band as light as the paper, in place; its dark letters keep their edges. */
function brighten(picture: GreyPicture, cells: Cells, band: Band, { ink, paper }: Shades): void {
  const { across, grounds } = cells;
  const grown = new Map(band.cells.map((at) => [at, grounds[at] ?? band.ground]));
  for (let step = 0, from = [...grown]; step < EDGE; step++) {
    const around = from.flatMap(([at, ground]) => sidesOf(at, across).map((next) => [next, ground] as const));
    from = around.filter(([at]) => at in grounds && !grown.has(at)).map(([at, ground]) => [at, ground]);
    for (const [at, ground] of from) grown.set(at, ground);
  }
  for (const [at, ground] of grown) {
    const factor = (paper - ink) / Math.max(30, ground - ink);
    eachPixel(picture, at, across, (pixel) => {
      picture.data[pixel] = clamped(ink + ((picture.data[pixel] ?? 255) - ink) * factor, 0, paper);
    });
  }
}

const NO_BAND = -1;

/**
 * The cells of a band with its corners, and the background at each; `NO_BAND` elsewhere. Clears paper that reaches into
 * it.
 */
function wholeBand(
  picture: GreyPicture,
  cells: Cells,
  band: Band,
  paper: number,
): { all: number[]; grounds: Int16Array } {
  const grounds = new Int16Array(cells.across * cells.down).fill(NO_BAND);
  for (const at of band.cells) grounds[at] = cells.grounds[at] ?? band.ground;
  const all = [...band.cells];
  for (let step = 0, from = 0; step < CORNERS; step++) {
    const until = all.length;
    for (; from < until; from++) {
      for (const next of sidesOf(all[from] ?? 0, cells.across)) {
        if (grounds[next] !== NO_BAND) continue;
        if (Math.abs(shadeOfCell(picture, next, cells.across) - band.ground) >= ENDS) continue;
        grounds[next] = band.ground;
        all.push(next);
      }
    }
  }
  const own: BandCells = { ...cells, none: NO_BAND, grounds, cells: all, ground: band.ground };
  const gaps = gapsOf(own, CELL / picture.scale);
  for (const at of gaps.letters) {
    grounds[at] = band.ground;
    all.push(at);
  }
  const { beside, seam } = besideBand(own, gaps, band.ground + ALMOST_PAPER * (paper - band.ground));
  for (const at of seam) eachPixel(picture, at, cells.across, (pixel) => (picture.data[pixel] = paper));
  for (const at of [...beside, ...seam]) grounds[at] = NO_BAND;
  return { all: all.filter((at) => grounds[at] !== NO_BAND), grounds };
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function eachPixel({ width }: GreyPicture, cell: number, across: number, visit: (at: number) => void): void {
  const top = Math.floor(cell / across) * CELL;
  const left = (cell % across) * CELL;
  for (let y = top; y < top + CELL; y++) for (let x = left; x < left + CELL; x++) visit(y * width + x);
}

function shadeOfCell(picture: GreyPicture, cell: number, across: number): number {
  let sum = 0;
  eachPixel(picture, cell, across, (at) => (sum += picture.data[at] ?? 255));
  return sum / CELL ** 2;
}
