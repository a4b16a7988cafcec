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

test('a stroke that was read as a gap is printed; one that was not read may be only in the QR code', () => {
  expect(after('HP-53193499', 'HP53193499', 'HP 53193499')?.value).toBe('HP-53193499');
  expect(after('HP-53193499', 'HP53193499')?.value).toBe('HP53193499');
});
