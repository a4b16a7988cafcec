import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { readingMails } from './reading-letter.ts';

const compose = (subjectId: string) =>
  readingMails.abono_read.compose({} as Database, 'https://club.test', { subjectId } as never);

test.each([
  ['READ', 'Ya hemos leído tu abono', 'Sus abonos ya están en tu lista.'],
  ['REPEATED', 'Ya hemos leído tu abono', 'Sus abonos ya estaban en tu lista.'],
  ['TOO_COSTLY', 'No hemos podido leer tu abono', 'demasiado complejo'],
  ['NO_PASS_FOUND', 'No hemos podido leer tu abono', 'ningún abono'],
  ['ABONO_TAKEN', 'No hemos podido leer tu abono', 'otra cuenta'],
])('the mail about a file that was read later: %s', async (result, subject, text) => {
  const letter = await compose(result);
  expect(letter).toMatchObject({ subject, action: { address: 'https://club.test/perfil?seccion=abonos' } });
  expect(letter?.paragraphs.join(' ')).toContain(text);
});
