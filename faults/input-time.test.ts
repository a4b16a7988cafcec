import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

// A regular expression with catastrophic backtracking blocks the whole process. Each input schema gets texts of
// maximum length that are typical triggers.

const LONGEST = 100_000;
/**
 * CPU time, which is independent of a busy machine: twenty times more than any schema needs, but far less than
 * backtracking, which takes minutes.
 */
const LIMIT_MICROSECONDS = 2_000_000;

const units = [
  'a',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '0',
  '-',
  '.',
  'a-',
  'a.',
  'a@',
  '1,',
  'A.',
  'http://',
  '%',
  '\\',
  '\u00A0',
  'á',
  '<',
  '&',
  '"',
  '/',
];
const texts = units.flatMap((unit) => {
  const long = unit.repeat(Math.floor(LONGEST / unit.length));
  return [long, `${long}!`, `a@${long}!`, `https://${long} `, `/uploads/news/${long}!`, `${long}\u0000`];
});

/** Values in which each string of a schema is replaced by the text. */
function around(schema: z.ZodType, text: string): unknown {
  const plain = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fill = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return text;
    const { properties, items, anyOf } = part as Record<string, unknown>;
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fill(inner)]));
    if (items) return [fill(items)];
    if (Array.isArray(anyOf))
      return fill(anyOf.find((one) => (one as { type?: string }).type === 'string') ?? anyOf[0]);
    return text;
  };
  return fill(plain);
}

const files = fs
  .readdirSync('api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.input.ts'));

test('finds the input schemas', () => expect(files.length).toBeGreaterThan(10));

test.each(files)('the schemas of %s validate any text quickly', async (file) => {
  const module: Record<string, unknown> = await import(path.resolve('api', file));
  const schemas = Object.entries(module).filter(
    (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  );
  for (const [name, schema] of schemas) {
    for (const text of texts) {
      const value = around(schema, text);
      const begin = process.cpuUsage();
      schema.safeParse(value);
      const took = process.cpuUsage(begin).user;
      expect(took, `${name} with ${JSON.stringify(text.slice(0, 20))}…`).toBeLessThan(LIMIT_MICROSECONDS);
    }
  }
});
