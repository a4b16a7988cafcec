import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../domains/schema.ts';
import { takesIdempotencyKey } from './creating-mutations.ts';

const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
const CREATES =
  /^(add|create|grant|issue|open|purchase|register|renew|report|send|subscribe|upload)(?![a-z])/;

test('every mutation that creates something takes an idempotency key of everybody, and no other', () => {
  const marked = fields.filter(({ extensions }) => extensions['creates'] === true).map(({ name }) => name);
  expect(marked.toSorted()).toEqual(
    fields
      .map(({ name }) => name)
      .filter((name) => CREATES.test(name))
      .toSorted(),
  );
});

test('the mutations that are run each time, and why', () => {
  const marked = fields.filter(({ extensions }) => extensions['everyTime'] === true).map(({ name }) => name);
  expect(marked.toSorted()).toEqual([
    // Their response holds a secret.
    'beginSecondFactor',
    // The session ends with the account, and so does everything that is stored of it.
    'closeAccount',
    'confirmSecondFactor',
    // They begin and end sessions.
    'login',
    'logout',
    // The same again is a success.
    'recordScore',
    'requestPasswordReset',
    'resetPassword',
    // The provider’s page is the same again, or closed: a stored response would lead to a closed one.
    'startPayment',
    'verifyEmail',
  ]);
});

test.each([
  ['mutation { addComment { __typename } }', 'anybody’s'],
  ['mutation { __typename a: addComment { __typename } b: uploadAbono { __typename } }', 'anybody’s'],
  ['mutation { ...F } fragment F on Mutation { addComment { __typename } ...F }', 'anybody’s'],
  ['mutation { ...F addComment { __typename } } fragment F on Mutation { login { __typename } }', null],
  ['mutation { ... { beginSecondFactor { __typename } } addComment { __typename } }', null],
  ['mutation { deleteComment { __typename } }', 'signed in'],
  ['mutation { deleteComment { __typename } addComment { __typename } }', 'signed in'],
  ['mutation { __typename }', null],
  ['mutation { ...Missing }', null],
  ['query { addComment { __typename } }', null],
  ['fragment F on Mutation { addComment { __typename } }', null],
  ['mutation A { addComment { __typename } } mutation B { addComment { __typename } }', null],
])('%s: %s', (document, expected) => {
  expect(takesIdempotencyKey(schema, parse(document))).toBe(expected);
});

test('of several operations, the named one counts', () => {
  const document = parse('mutation A { addComment { __typename } } query B { matches { totalCount } }');
  expect(takesIdempotencyKey(schema, document, 'A')).toBe('anybody’s');
  expect(takesIdempotencyKey(schema, document, 'B')).toBeNull();
});
