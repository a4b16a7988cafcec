import { expect, test } from 'vitest';
import type { Word } from '../model.ts';
import { speaksOfPasses } from './kind-of-paper.ts';

/** The words of lines, the first line in larger letters. */
const page = (title: string, ...lines: string[]): Word[] =>
  [title, ...lines].flatMap((line, index) => {
    const size = index === 0 ? 20 : 10;
    return line.split(' ').map((text, place) => ({
      text,
      confidence: 1,
      x0: place * 80,
      x1: place * 80 + text.length * 6,
      y0: index * 30,
      y1: index * 30 + size,
    }));
  });
const speaks = (title: string, ...lines: string[]) => speaksOfPasses(page(title, ...lines), false);
const SEAT = ['Titular: Aina Vallespir', 'Fila: 12 Asiento: 4', 'Localizador: K7M4TX', 'Total: 97,75 €'];

test.each([
  'Abonament 2025/26',
  'CARNET DE TEMPORADA',
  'Pase temporada',
  'Targeta de soci',
  'Season ticket',
  'Dauerkarte',
])('«%s» is a pass', (title) => expect(speaks(title, ...SEAT)).toBe(true));

test('an invoice for a pass is none', () => {
  expect(speaks('FACTURA 2025/12', 'Abono temporada', ...SEAT)).toBe(false);
  expect(speaks('Club', 'Factura 2025/12', 'Abono temporada', ...SEAT)).toBe(false);
});

test('a pass may say in small print that it is no invoice, or a simplified one', () => {
  expect(speaks('Abono', ...SEAT, 'No es válido como factura. Factura en taquilla.')).toBe(true);
  expect(speaks('Abono', 'Factura simplificada 0381', ...SEAT)).toBe(true);
});

test('a ticket for one match is no pass, even if it mentions passes', () => {
  expect(speaks('ENTRADA DE PARTIDO', ...SEAT)).toBe(false);
  const match = ['Partido: Palma - Burgos', 'Fecha: 12/10/2025 19:00', ...SEAT];
  expect(speaks('ENTRADA', ...match, 'Tarifa: Abonado')).toBe(false);
  expect(speaks('ENTRADA', ...match, '¡Hazte abonado!')).toBe(false);
});

test('a pass may mention the start of its first match', () => {
  expect(speaks('Abono de temporada', ...SEAT, 'Primer partido: 12/10/2025 19:00')).toBe(true);
});

test('a document to show at each match is not a ticket for one', () => {
  const small = [
    'Muestra el abono en cada partido.',
    'Pagado el 14 de junio, a las 10:26.',
    'Si no puedes venir a un partido',
  ];
  expect(speaks('Cupón de acceso', ...small, ...SEAT)).toBe(true);
  expect(speaks('Cupón de acceso', 'Partido: Palma - Burgos', ...small, ...SEAT)).toBe(false);
});

test('sentences about matches, and the time of the purchase, do not make a ticket for one match', () => {
  const prose = (text: string): Word[] =>
    page('x', ...text.split(' ')).map((word, index) => ({
      ...word,
      x0: index * 40,
      x1: index * 40 + 37,
      y0: 600,
      y1: 610,
    }));
  const small = prose('El abono vale una vez por partido. Comprado a las 09:15 h.');
  expect(speaksOfPasses([...page('Club', 'Abono General', ...SEAT), ...small], false)).toBe(true);
});

test('an invoice with nearly all fields of a pass is the only paper that its buyer has', () => {
  const words = page('FACTURA 2025/12', 'Abono temporada', ...SEAT);
  expect(speaksOfPasses(words, false, { isWhole: true })).toBe(true);
});

test('a pass may have its title along its edge', () => {
  const words = page('Palma Mallorca Bàsquet', ...SEAT);
  expect(speaksOfPasses(words, false)).toBe(false);
  expect(speaksOfPasses(words, false, { sides: page('ABONAMENT DE TEMPORADA') })).toBe(true);
  expect(speaksOfPasses(words, false, { sides: page('FACTURA', 'Abonament') })).toBe(false);
});

test('a seat for a season is a pass without saying so, unless it is for one match or an invoice', () => {
  const speaksWithSeason = (title: string, ...lines: string[]) =>
    speaksOfPasses(page(title, ...lines), false, { hasSeason: true });
  expect(speaksWithSeason('Palma Mallorca Bàsquet', 'Temporada: 2025/26', ...SEAT)).toBe(true);
  expect(speaksWithSeason('Palma Mallorca Bàsquet', 'Temporada: 2025/26', 'Jornada 5', ...SEAT)).toBe(false);
  expect(speaksWithSeason('Factura', 'Temporada: 2025/26', ...SEAT)).toBe(false);
});

test('an order of passes may say when the doors open before each match', () => {
  expect(speaks('Confirmació', 'Els teus passes per a la temporada 2025/2026', ...SEAT)).toBe(true);
  const seat = page('Confirmació', 'Obertura de portes: 45 minuts abans de cada trobada', ...SEAT);
  expect(speaksOfPasses(seat, false, { hasSeason: true })).toBe(true);
  const match = page('Confirmació', 'Obertura de portes: 19:15', ...SEAT);
  expect(speaksOfPasses(match, false, { hasSeason: true })).toBe(false);
});

test('a sentence about the next match is not about a ticket for it, beside nearly all fields of a pass', () => {
  const speaksWhole = (...lines: string[]) =>
    speaksOfPasses(page('Correo', 'De: Club', ...lines, 'Modalidad: Abono Peque', ...SEAT), false, {
      isWhole: true,
    });
  expect(speaksWhole('Recuerda que la jornada 1 se juega el sábado a las 18:30.')).toBe(true);
  expect(speaksWhole('Jornada 1 · sábado, 18:30')).toBe(false);
  expect(speaks('Correo', 'De: Club', 'Entrada de abonado para la jornada 1, 18:30 h', ...SEAT)).toBe(false);
});
