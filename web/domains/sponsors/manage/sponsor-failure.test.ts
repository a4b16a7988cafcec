import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { readOutcome } from '../../../graphql/results.ts';
import { describeSponsorFailure } from './sponsor-failure.ts';

function problem(
  error: CombinedError | undefined,
  result: { __typename: string; message?: string } | null = null,
) {
  const outcome = readOutcome(result, error);
  if (outcome.ok) throw new Error('It did not fail');
  return describeSponsorFailure(outcome, error).message;
}

test('the server’s own message has priority', () => {
  const gone = { __typename: 'NotFoundError', message: 'El patrocinador no existe o ha sido eliminado' };
  expect(problem(undefined, gone)).toBe(gone.message);
  expect(problem(new CombinedError({ graphQLErrors: ['No tienes permiso para hacer esto'] }))).toBe(
    'No tienes permiso para hacer esto',
  );
});

test.each([
  ['by its content', new Error('<!DOCTYPE html><title>502</title>'), undefined],
  ['by its content, without a doctype', new Error('\n <html><body>Bad gateway'), undefined],
  ['by its type', new Error('Bad gateway'), { 'content-type': 'text/html; charset=utf-8' }],
])('HTML instead of JSON is said to be so, known %s', (_how, networkError, headers) => {
  const response = headers && new Response('', { headers });
  expect(problem(new CombinedError({ networkError, response }))).toBe(
    'El servidor devolvió HTML en lugar de JSON.',
  );
});

test('no connection', () => {
  expect(problem(new CombinedError({ networkError: new TypeError('Failed to fetch') }))).toMatch(/conexión/);
});

test('no known cause', () => {
  expect(problem(new CombinedError({ graphQLErrors: [{ message: '' }] }))).toBe(
    'Ocurrió un error inesperado.',
  );
  expect(problem(undefined)).toBe('Ocurrió un error inesperado.');
});
