import fs from 'node:fs/promises';
import type { ReadingStep } from '../reader-messages.ts';
import { assertHarmless } from './inflation.ts';
import { withSmallerPictures } from './large-pictures.ts';

/** The bytes of a harmless file, and the number of its pictures that are too large to be read. */
export async function opened(
  file: string,
  { onStep }: { onStep?: ((step: ReadingStep) => void) | undefined },
): Promise<{ data: Uint8Array; hugePictures: number }> {
  const whole = await fs.readFile(file);
  const { hugePictures } = assertHarmless(whole);
  const { data, mended } = await withSmallerPictures(whole, () => onStep?.('drawing'));
  if (data !== whole) onStep?.('text');
  return { data: new Uint8Array(data), hugePictures: hugePictures - mended };
}
