import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Finds out whether a page's text layer is visible. Scanners put their own OCR result, which may be wrong, invisibly
// under the picture.

/** A picture that covers this share of a page or more counts as the page. */
const COVERS = 0.7;
/** With this share of invisible letters or more, a page is a scan. */
const MOSTLY = 0.6;
/** Text that is not painted, in the numbers of the PDF standard: alone, and as a clipping path. */
const INVISIBLE: ReadonlySet<unknown> = new Set([3, 7]);

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
const TEXTS: ReadonlySet<number> = new Set([OPS.showText, OPS.showSpacedText]);

export interface Painted {
  /** Whether it has pictures, and so may be a scan although it has some text. */
  pictures: boolean;
  /** Whether most of its letters are invisible. */
  unseenText: boolean;
  /** The longer side of its largest picture, in pixels. */
  pixels: number;
}

/** The area of the unit square, and what is painted into it. */
interface State {
  matrix: readonly number[];
  invisible: boolean;
}

/** Finds out what a page paints. */
export async function paintedOn(page: PDFPageProxy): Promise<Painted> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const area = Math.abs((right - left) * (bottom - top));
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], invisible: false };
  const saved: State[] = [];
  const painted: Painted = { pictures: false, unseenText: false, pixels: 0 };
  let [seen, unseen] = [0, 0];
  fnArray.forEach((operation: number, index: number) => {
    const args: unknown[] = argsArray[index] ?? [];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push(state);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    if (operation === OPS.transform) state = { ...state, matrix: times(state.matrix, args) };
    if (operation === OPS.paintFormXObjectBegin && Array.isArray(args[0]))
      state = { ...state, matrix: times(state.matrix, args[0]) };
    if (operation === OPS.setTextRenderingMode) state = { ...state, invisible: INVISIBLE.has(args[0]) };
    if (TEXTS.has(operation) && Array.isArray(args[0])) {
      if (state.invisible) unseen += args[0].length;
      else seen += args[0].length;
    }
    if (!PICTURES.has(operation)) return;
    painted.pictures = true;
    painted.pixels = Math.max(painted.pixels, ...args.slice(1, 3).filter((side) => typeof side === 'number'));
    // Text under a picture of the whole page is invisible too.
    if (operation !== OPS.paintImageMaskXObject && areaOf(state.matrix) >= COVERS * area)
      [seen, unseen] = [0, unseen + seen];
  });
  painted.unseenText = painted.pictures && unseen > MOSTLY * (seen + unseen);
  return painted;
}

const areaOf = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]) => Math.abs(a * d - b * c);

/** The matrix that applies the second one, then the first. */
function times(first: readonly number[], args: readonly unknown[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = args.map(Number);
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
