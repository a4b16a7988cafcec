import { expect, test } from 'vitest';
import type { Draft } from '../model.ts';
import { useCodes } from './printed-codes.ts';

const BOX = { x0: 0, x1: 10, y0: 0, y1: 10 };

/** A pass of a scan with a reference, after it was compared with the QR code of the page. */
function after(text: string, value: string, raw = value): Draft['fields']['referenciaTicket'] {
  const draft: Draft = {
    page: 1,
    fields: { referenciaTicket: { value, raw, source: 'ocr', confidence: 0.8, valueBox: BOX } },
  };
  useCodes([draft], [{ ...BOX, text }]);
  return draft.fields.referenciaTicket;
}

test('a stroke in a code may be a part of it', () => {
  expect(after('ZCK/657899', 'ZCK/657899')).toMatchObject({ value: 'ZCK/657899', confidence: 0.99 });
  expect(after('XXP/705037', 'XPP/705037')?.value).toBe('XXP/705037');
  expect(after('ABCD2345/V8NG-210361', 'V8NG-210361')).toMatchObject({
    value: 'V8NG-210361',
    confidence: 0.99,
  });
});

test('passes with codes that differ by a letter have each their own, though all have one heading', () => {
  const at = (y: number) => ({ ...BOX, y0: y, y1: y + 10 });
  const text = (value: string, y: number) => ({
    value,
    raw: value,
    source: 'text' as const,
    confidence: 0.9,
    valueBox: at(y),
  });
  const drafts = [100, 200, 300].map((y): Draft => ({
    page: 1,
    fields: { temporada: text('2025/2026', 0), asiento: text(String(y), y) },
  }));
  for (const draft of drafts) draft.fields.codigoLocalizador = text('UBC202884', 20);
  useCodes(drafts, [
    { ...at(120), text: '4410-A' },
    { ...at(220), text: '4410-B' },
    { ...at(320), text: '4410-C' },
  ]);
  expect(drafts.map(({ fields }) => fields.referenciaTicket?.value)).toEqual(['4410-A', '4410-B', '4410-C']);
});

test('a stroke that was read as a gap is printed; one that was not read may be only in the QR code', () => {
  expect(after('HP-53193499', 'HP53193499', 'HP 53193499')?.value).toBe('HP-53193499');
  expect(after('HP-53193499', 'HP53193499')?.value).toBe('HP53193499');
});

test('what a QR code says before or behind the printed code is not printed', () => {
  expect(after('TKOC332226', 'OC332226')).toMatchObject({ value: 'OC332226', confidence: 0.8 });
  expect(after('OC332226-1', 'OC332226')).toMatchObject({ value: 'OC332226', confidence: 0.8 });
});

test('a QR code that ends with the printed number belongs to that pass and is no second code', () => {
  const at = (x: number) => ({ ...BOX, x0: x, x1: x + 10 });
  const drafts = ['000986', '000989'].map((value, index): Draft => ({
    page: 1,
    fields: {
      referenciaTicket: { value, raw: value, source: 'text', confidence: 0.75, valueBox: at(100 * index) },
    },
  }));
  useCodes(drafts, [
    { ...at(80), text: 'FBB2627-000986' },
    { ...at(180), text: 'FBB2627-000989' },
  ]);
  expect(drafts.map(({ fields }) => fields)).toMatchObject([
    { referenciaTicket: { value: '000986', confidence: 0.99 } },
    { referenciaTicket: { value: '000989', confidence: 0.99 } },
  ]);
  expect(drafts.map(({ fields }) => fields.codigoLocalizador)).toEqual([undefined, undefined]);
});

test('a code with the name of its holder right behind it is no other code', () => {
  const referenciaTicket = { value: 'E042780', raw: 'E042780', source: 'text', confidence: 0.8 } as const;
  const draft: Draft = { page: 1, fields: { referenciaTicket } };
  useCodes([draft], [{ ...BOX, text: 'E042780Bruno' }]);
  expect(draft.fields).toEqual({ referenciaTicket });
});

test('the printed end of a code is what staff see of it, and is checked', () => {
  const word = (text: string) => ({ ...BOX, text, confidence: 1 });
  const codeOf = (...printed: string[]) => {
    const codigoLocalizador = { value: 'JJL6CQ', raw: 'JJL6CQ', source: 'text', confidence: 0.9 } as const;
    const draft: Draft = { page: 1, fields: { codigoLocalizador } };
    useCodes([draft], [{ ...BOX, text: 'TKOC0332226|JJL6CQ' }], printed.map(word));
    return draft.fields.referenciaTicket;
  };
  expect(codeOf('OC0332226', 'JJL6CQ')).toMatchObject({
    value: 'OC0332226',
    source: 'qr',
    confidence: 0.6,
  });
  expect(codeOf('TKOC0332226', 'OC0332226')?.value).toBe('TKOC0332226');
  expect(codeOf('JJL6CQ')).toMatchObject({ value: 'TKOC0332226', source: 'qr' });
});
