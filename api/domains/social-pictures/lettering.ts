import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

// Converts text to outlines with the site's own variable font, so that a picture looks the same on every server and
// needs no system font. Libraries that render HTML to SVG support only static fonts.

const require = createRequire(import.meta.url);

const FILES = ['archivo-latin-standard-normal.woff2', 'archivo-latin-ext-standard-normal.woff2'];

/** Weight and width on the variable font's axes. */
const STYLES = {
  display: { wght: 850, wdth: 68 },
  caption: { wght: 700, wdth: 100 },
} as const;

/** Extra space between words, relative to the font size: the narrow black style sets words too close for capitals. */
const WORD_SPACING = { display: 0.05, caption: 0 } as const;

export type LetterStyle = keyof typeof STYLES;

/** Height of capitals, relative to the font size. */
export const CAP_HEIGHT = 0.686;

/** A line of text at font size 1; its origin is the left end of the baseline. */
export interface Line {
  /** Relative to the font size: times 100 gives the width at 100 px. */
  width: number;
  /** Outlines in thousandths of the font size; y points down. */
  svg: string;
}

interface Cut {
  letters: ReadonlySet<number>;
  unitsPerEm: number;
  fonts: Record<LetterStyle, harfbuzz.Font>;
}

export interface Lettering {
  /** Width of a text at font size 1. */
  widthOf(text: string, style: LetterStyle): number;
  line(text: string, style: LetterStyle): Line;
  /** The text without characters that the fonts lack (emoji, other scripts). */
  writable(text: string): string;
}

let loading: Promise<Lettering> | undefined;

/** The club's fonts, loaded with the first picture. */
export function loadLettering(): Promise<Lettering> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Lettering> {
  const paths = FILES.map((file) => require.resolve(`@fontsource-variable/archivo/files/${file}`));
  return createLettering(await Promise.all(paths.map((path) => fs.readFile(path))));
}

/** @param packed the fonts, as WOFF2; each letter uses the first font that has it */
export async function createLettering(packed: readonly Uint8Array[]): Promise<Lettering> {
  const cuts: Cut[] = [];
  // One after the other: the decompressor reuses its memory for the next font.
  for (const file of packed) cuts.push(createCut(await wawoff2.decompress(file)));
  const cutOf = (letter: string) => cuts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  return {
    writable: (text) =>
      [...text.normalize('NFC').replaceAll(/\s/gu, ' ')]
        .filter((letter) => cutOf(letter) !== undefined)
        .join('')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    widthOf: (text, style) =>
      runsOf(text, cutOf).reduce((width, run) => width + widthOf(shape(run, style)), 0),
    line(text, style) {
      let width = 0;
      let svg = '';
      for (const run of runsOf(text, cutOf)) {
        const shaped = shape(run, style);
        svg += `<g transform="translate(${round(width * 1000)} 0)">${outlines(shaped)}</g>`;
        width += widthOf(shaped);
      }
      return { width, svg };
    },
  };
}

/** @param file a TrueType font; it is copied */
function createCut(file: Uint8Array): Cut {
  const face = new harfbuzz.Face(new harfbuzz.Blob(file));
  const fontOf = (style: LetterStyle) => {
    const font = new harfbuzz.Font(face);
    const axes = Object.entries(STYLES[style]);
    font.setVariations(axes.map(([axis, value]) => new harfbuzz.Variation(axis, value)));
    return font;
  };
  return {
    letters: new Set(face.collectUnicodes()),
    unitsPerEm: face.upem,
    fonts: { display: fontOf('display'), caption: fontOf('caption') },
  };
}

interface Run {
  text: string;
  cut: Cut;
}

/** Splits a text into runs of letters in the same font. */
function runsOf(text: string, cutOf: (letter: string) => Cut | undefined): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const cut = cutOf(letter);
    const last = runs.at(-1);
    if (!cut) continue;
    if (last?.cut === cut) last.text += letter;
    else runs.push({ text: letter, cut });
  }
  return runs;
}

interface Shaped {
  font: harfbuzz.Font;
  unitsPerEm: number;
  glyphs: harfbuzz.GlyphInfo[];
  positions: harfbuzz.GlyphPosition[];
}

function shape({ text, cut: { fonts, unitsPerEm } }: Run, style: LetterStyle): Shaped {
  const font = fonts[style];
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions().map((position, index) => {
    const isSpace = text[glyphs[index]?.cluster ?? -1] === ' ';
    const extra = isSpace ? WORD_SPACING[style] * unitsPerEm : 0;
    return { ...position, xAdvance: position.xAdvance + extra };
  });
  return { font, unitsPerEm, glyphs, positions };
}

const widthOf = ({ positions, unitsPerEm }: Shaped) =>
  positions.reduce((width, { xAdvance }) => width + xAdvance, 0) / unitsPerEm;

function outlines({ font, unitsPerEm, glyphs, positions }: Shaped): string {
  const scale = 1000 / unitsPerEm;
  let x = 0;
  let svg = '';
  for (const [index, { codepoint: glyph }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = font.glyphToPath(glyph);
    const at = `${round((x + xOffset) * scale)} ${round(-yOffset * scale)}`;
    if (outline) svg += `<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`;
    x += xAdvance;
  }
  return svg;
}

const round = (value: number) => Math.round(value * 100) / 100;
