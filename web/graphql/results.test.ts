import { CombinedError } from 'urql';
import { expect, it } from 'vitest';
import { describeError, readOutcome } from './results.ts';

type Result =
  | { __typename: 'LoginSuccess'; user: { id: string } }
  | { __typename: 'InvalidCredentialsError'; message: string }
  | { __typename: 'ValidationError'; message: string; fields: { path: string; message: string }[] };

it('returns the success member', () => {
  const result: Result = { __typename: 'LoginSuccess', user: { id: '1' } };
  const outcome = readOutcome<Result>(result);
  expect(outcome.ok && outcome.value.user.id).toBe('1');
});

it('returns the message and the fields of an error member', () => {
  const result: Result = {
    __typename: 'ValidationError',
    message: 'Email inválido',
    fields: [{ path: 'email', message: 'Email inválido' }],
  };
  expect(readOutcome<Result>(result)).toEqual({
    ok: false,
    type: 'ValidationError',
    message: 'Email inválido',
    fields: { email: 'Email inválido' },
  });
});

it("explains a network error, and shows the server's own message if there is one", () => {
  const offline = new CombinedError({ networkError: new TypeError('Failed to fetch') });
  expect(readOutcome<Result>(null, offline)).toMatchObject({ ok: false, type: undefined });
  expect(describeError(offline)).toMatch(/conexión/);
  expect(describeError(new CombinedError({ graphQLErrors: ['Demasiados intentos'] }))).toBe(
    'Demasiados intentos',
  );
});
