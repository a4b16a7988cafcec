import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { turned } from './grey-picture.ts';
import { slantOf } from './slant.ts';

/** Three passes to tear off, with few words a line, as a scanner saw them: they lie by a fifth of a degree. */
async function shortLines() {
  const file = path.join(import.meta.dirname, 'short-lines.fixture.png');
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: 1 };
}

test.each([-3, 0, 2])(
  'a page of short lines that lies %d degrees askew is laid straight',
  async (degrees) => {
    const slant = await slantOf(await turned(await shortLines(), degrees));
    expect(slant.turn.quarters).toBe(0);
    expect(Math.abs(slant.degrees + degrees)).toBeLessThan(0.5);
  },
);
