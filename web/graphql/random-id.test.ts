import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

test('a random id is a UUID of version 4, different each time', () => {
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
