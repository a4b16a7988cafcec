// Cuts the club's display font down to the weights, widths and letters in use, into web/ui/fonts/: two thirds fewer
// bytes. Run it by hand when the font or its use changes: `node --import tsx scripts/make-fonts.ts`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import wawoff2 from 'wawoff2';

const require = createRequire(import.meta.url);
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const TARGET = 'web/ui/fonts';

/** Minimum and maximum of each axis of the font. */
type Axes = Record<'wght' | 'wdth', [number, number]>;

/** The narrow black face of headlines and figures is a separate file, since a page shows it first. */
const CUTS: Record<string, Axes> = {
  'archivo-headline': { wght: [850, 850], wdth: [68, 68] },
  'archivo-rest': { wght: [600, 850], wdth: [69, 120] },
};

/**
 * Features that browsers enable by default, accents and tabular figures; no swashes or fractions, which are not used.
 */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'rlig', 'case', 'lnum', 'tnum'];

/** The last code point of the Basic Multilingual Plane: all letters of the source are kept. */
const LAST_LETTER = 0xffff;

/** HarfBuzz's C functions for subsetting; its package only wraps those for shaping. */
interface Subsetter {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  hb_blob_create(data: number, size: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    least: number,
    greatest: number,
    standard: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Values of `hb_memory_mode_t` and `hb_subset_sets_t`. */
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

async function loadSubsetter(): Promise<Subsetter> {
  const file = require.resolve('harfbuzzjs').replace(/[^/\\]+$/, 'harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(file));
  const { _initialize: initialize, ...exported } = instance.exports;
  if (typeof initialize === 'function') initialize();
  return exported as WebAssembly.Exports & Subsetter;
}

/** @param font uncompressed. @throws if HarfBuzz cannot cut it */
function cut(hb: Subsetter, font: Uint8Array, axes: Axes): Uint8Array {
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const letters = hb.hb_subset_input_unicode_set(input);
  for (let letter = 0; letter <= LAST_LETTER; letter += 1) hb.hb_set_add(letters, letter);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  for (const feature of FEATURES) hb.hb_set_add(features, tag(feature));
  for (const [axis, [least, greatest]] of Object.entries(axes)) {
    const done =
      least === greatest
        ? hb.hb_subset_input_pin_axis_location(input, face, tag(axis), least)
        : hb.hb_subset_input_set_axis_range(input, face, tag(axis), least, greatest, Number.NaN);
    if (!done) throw new Error(`No axis ${axis} from ${least} to ${greatest}`);
  }
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error('HarfBuzz could not cut the font');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

/** A four-letter font tag as the number that fonts use for it. */
function tag(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE();
}

const hb = await loadSubsetter();
const whole = await wawoff2.decompress(fs.readFileSync(require.resolve(SOURCE)));
fs.mkdirSync(TARGET, { recursive: true });
for (const [name, axes] of Object.entries(CUTS)) {
  const packed = await wawoff2.compress(cut(hb, whole, axes));
  fs.writeFileSync(`${TARGET}/${name}.woff2`, packed);
  console.log(`${name}.woff2: ${packed.length} bytes`);
}
