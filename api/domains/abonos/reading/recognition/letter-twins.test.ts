import { expect, test } from 'vitest';
import { spellingOf } from './letter-check.ts';
import { printed } from './printed-word.fixture.ts';

/** The text of a printed word, after a reading of it. */
async function spelled(text: string, read: string, font: string) {
  const { picture, box } = await printed(text, font);
  return (await spellingOf(picture, box, read))?.text;
}

test('a right reading stays, in any typeface', async () => {
  for (const font of ['LiberationSans-Regular', 'LiberationSans-Bold', 'FoxitSerif', 'FoxitSerifBold'])
    for (const text of ['K5NJSJK', 'BIL0TO1', 'QD0O-1I7J'])
      expect(await spelled(text, text, font)).toBe(text);
});
