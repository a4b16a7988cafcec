import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../domains/schema.ts';
import { takesIdempotencyKey } from './creating-mutations.ts';

const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
const CREATES = /^(add|create|grant|purchase|register|renew|report|send|subscribe|upload)(?![a-z])/;

test('every mutation that creates something takes an idempotency key, and no other', () => {
  const marked = fields.filter(({ extensions }) => extensions['creates'] === true).map(({ name }) => name);
  expect(marked.toSorted()).toEqual(
    fields
      .map(({ name }) => name)
      .filter((name) => CREATES.test(name))
      .toSorted(),
  );
});

test.each([
  ['mutation { addComment { __typename } }', true],
  ['mutation { __typename a: addComment { __typename } b: uploadAbono { __typename } }', true],
  ['mutation { ...F } fragment F on Mutation { addComment { __typename } ...F }', true],
  ['mutation { ...F addComment { __typename } } fragment F on Mutation { login { __typename } }', false],
  ['mutation { ... { beginSecondFactor { __typename } } addComment { __typename } }', false],
  ['mutation { deleteComment { __typename } }', false],
  ['mutation { __typename }', false],
  ['mutation { ...Missing }', false],
  ['query { addComment { __typename } }', false],
  ['fragment F on Mutation { addComment { __typename } }', false],
  ['mutation A { addComment { __typename } } mutation B { addComment { __typename } }', false],
])('%s: %s', (document, expected) => {
  expect(takesIdempotencyKey(schema, parse(document))).toBe(expected);
});

test('of several operations, the named one counts', () => {
  const document = parse('mutation A { addComment { __typename } } query B { matches { totalCount } }');
  expect(takesIdempotencyKey(schema, document, 'A')).toBe(true);
  expect(takesIdempotencyKey(schema, document, 'B')).toBe(false);
});
