import { expect, test } from 'vitest';
import { z } from 'zod';
import { validate } from './errors.ts';

test('a rule without a message of its own speaks Spanish', () => {
  const schema = z.object({
    device: z.string().min(1),
    roles: z.array(z.enum(['a', 'b'])).max(1),
    seats: z.int().max(9, 'Como mucho 9'),
  });
  expect(() => validate(schema, { device: '', roles: ['a', 'c'], seats: 10 })).toThrow(
    expect.objectContaining({
      fields: [
        { path: 'device', message: 'El valor no es válido' },
        { path: 'roles', message: 'El valor no es válido' },
        { path: 'seats', message: 'Como mucho 9' },
      ],
    }),
  );
});
