import { expect, test } from 'vitest';
import { formatFileSize, pdfProblem } from './pdf-problem.ts';

const MB = 1024 * 1024;

test.each([
  [{ type: 'application/pdf', name: 'abono.pdf', size: 10 * MB }, undefined],
  [{ type: '', name: 'ABONO.PDF', size: 1 }, undefined],
  [{ type: 'image/png', name: 'abono.pdf', size: 1 }, 'Tipo de archivo inválido'],
  [{ type: '', name: 'abono', size: 1 }, 'Tipo de archivo inválido'],
  [{ type: 'application/pdf', name: 'abono.pdf', size: 10 * MB + 1 }, 'Archivo demasiado grande'],
])('%o', (file, title) => {
  expect(pdfProblem(file)?.title).toBe(title);
});

test('formats file sizes', () => {
  expect([0, 999_400, 999_600, 4_249_000].map(formatFileSize)).toEqual([
    '1 kB',
    '999 kB',
    '1,0 MB',
    '4,2 MB',
  ]);
});
