import fs from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { describe, expect, test } from 'vitest';

const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÉÍÓÚÜÑÇÀÈÒÏáéíóúüñçàèòï·ªº€%&@#+−×/.,:;¡!¿?()«»“”‘’–—…© ';

const CSS = fs.readFileSync('web/ui/fonts.css', 'utf8');

async function read(name: string) {
  const packed = fs.readFileSync(`web/ui/fonts/${name}.woff2`);
  return new harfbuzz.Face(new harfbuzz.Blob(await wawoff2.decompress(packed)));
}

/** The weights and widths of a font in the style sheet, as written there. */
function declared(name: string) {
  const rule = CSS.split('@font-face').find((each) => each.includes(`${name}.woff2`)) ?? '';
  return [/font-weight: ([^;]+);/, /font-stretch: ([^;]+);/].map((pattern) => pattern.exec(rule)?.[1]);
}

describe.each(['archivo-headline', 'archivo-rest'])('%s', (name) => {
  test('has every letter of Spanish and Catalan', async () => {
    const letters = new Set((await read(name)).collectUnicodes());
    expect([...LETTERS].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

test('the style sheet declares the weights and widths that the fonts have', async () => {
  const axes = (await read('archivo-rest')).getAxisInfos();
  expect(declared('archivo-rest')).toEqual([
    `${axes['wght']?.min} ${axes['wght']?.max}`,
    `${axes['wdth']?.min}% ${axes['wdth']?.max}%`,
  ]);
  expect((await read('archivo-headline')).getAxisInfos()).toEqual({});
  expect(declared('archivo-headline')).toEqual(['850', '68%']);
});
