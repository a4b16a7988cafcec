import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { filledInWords } from './form-fields.ts';

const read = async (...annotations: object[]) => {
  const page = { getAnnotations: async () => annotations } as unknown as PDFPageProxy;
  const words = await filledInWords(page, [], ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => ({ x0, y0, x1, y1 }));
  return words.map(({ text }) => text);
};
const box = { subtype: 'Widget', fieldType: 'Btn', checkBox: true, radioButton: false, rect: [0, 0, 10, 10] };
const choice = { ...box, checkBox: false, radioButton: true };

test('the boxes of a form are read as printed ones', async () => {
  const ticked = { ...box, fieldValue: 'Yes', exportValue: 'Yes' };
  const empty = { ...box, fieldValue: 'Off', exportValue: 'Yes' };
  expect(await read(ticked, empty)).toEqual(['☒', '☐']);
});

test('of the choices of a form one is ticked', async () => {
  const one = (buttonValue: string) => ({ ...choice, fieldValue: 'juvenil', buttonValue });
  expect(await read(one('infantil'), one('juvenil'))).toEqual(['☐', '☒']);
});

test('the button of a form is no box', async () => {
  expect(await read({ ...box, checkBox: false })).toEqual([]);
});
