import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createLettering } from './lettering.ts';

const require = createRequire(import.meta.url);
const font = (subset: string) =>
  fs.readFileSync(
    require.resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`),
  );

test('draws the letters of every given font', async () => {
  const both = await createLettering([font('latin'), font('latin-ext')]);
  const apart = [await createLettering([font('latin')]), await createLettering([font('latin-ext')])];
  expect(both.writable('Bàsquet Łódź')).toBe('Bàsquet Łódź');
  for (const [index, text] of ['Bàsquet', 'Łź'].entries()) {
    const { svg, width } = both.line(text, 'display');
    expect(svg.match(/ d="M/g)).toHaveLength(text.length);
    expect({ svg, width }).toEqual(apart[index]?.line(text, 'display'));
  }
});
