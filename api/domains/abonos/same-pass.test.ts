import { expect, test } from 'vitest';
import { comparePasses } from './same-pass.ts';

const pass = {
  codigoLocalizador: 'FZLJTU25',
  referenciaTicket: 'V8NG-210361',
  temporada: '2025/2026',
  bloque: '121',
  fila: 19,
  asiento: 32,
};

test.each([
  [{}, 'same'],
  [{ fila: 3 }, 'same'],
  [{ referenciaTicket: 'V8NG-210362' }, 'different'],
  [{ codigoLocalizador: 'AAAAAA11' }, 'different'],
  [{ referenciaTicket: null }, 'same'],
  [{ referenciaTicket: null, temporada: null }, 'same'],
  [{ referenciaTicket: null, asiento: 33 }, 'different'],
  [{ referenciaTicket: null, asiento: null }, 'different'],
  [{ codigoLocalizador: null, referenciaTicket: null }, 'alike'],
  [{ codigoLocalizador: null, referenciaTicket: null, temporada: '2024/2025' }, 'different'],
  [{ codigoLocalizador: null, referenciaTicket: null, bloque: null }, 'different'],
])('%o is %s', (changes, expected) => {
  expect(comparePasses(pass, { ...pass, ...changes })).toBe(expected);
  expect(comparePasses({ ...pass, ...changes }, pass)).toBe(expected);
});
