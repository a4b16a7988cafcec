import { describe, expect, test } from 'vitest';
import { jpeg2000 } from '../hostile-pictures.fixture.ts';
import { assertHarmless } from './inflation.ts';

// The beginning of a picture in boxes.
const boxes = Buffer.from('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 \0\0\0\0jp2 ', 'latin1');

describe('a JPEG 2000 picture', () => {
  test.each([
    ['alone', Buffer.alloc(0)],
    ['in boxes', boxes],
  ])('is refused %s for the size that it has, not for the one that the page says', (_name, before) => {
    expect(() => assertHarmless(jpeg2000(60_000, before))).toThrow(
      expect.objectContaining({ code: 'TOO_BIG' }),
    );
    expect(assertHarmless(jpeg2000(4000, before))).toEqual({ hugePictures: 0 });
  });

  test('is recognised by its beginning, not by bytes inside it', () => {
    expect(assertHarmless(jpeg2000(60_000, Buffer.from('some other data')))).toEqual({ hugePictures: 0 });
  });
});
