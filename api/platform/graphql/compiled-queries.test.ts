import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../domains/schema.ts';
import type { Context } from './context.ts';
import { executeCompiled } from './compiled-queries.ts';

// page-statements.test.ts compares compiled queries with others for all pages; these are cases that no page has.

const context = { schema } as Context;

test.each([
  [{}, 'Variable "$id" of required type "ID!" was not provided.'],
  [{ id: null }, 'Variable "$id" of non-null type "ID!" must not be null.'],
  [{ id: { $ne: 1 } }, 'Variable "$id" got invalid value { $ne: 1 }; ID cannot represent value: { $ne: 1 }'],
])('variables that do not fit are refused in the usual words: %j', async (variables, message) => {
  const document = parse('query ($id: ID!) { match(id: $id) { id } }');
  const { data, errors } = await executeCompiled(document, context, variables);
  expect(data).toBeUndefined();
  expect(errors?.map((error) => error.message)).toEqual([message]);
});

test('a document without an operation is an internal error', async () => {
  const document = parse('fragment MatchDay on Match { date }');
  await expect(executeCompiled(document, context, {})).rejects.toThrow('not a query of this schema');
});
