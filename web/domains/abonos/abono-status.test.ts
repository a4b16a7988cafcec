import { expect, test } from 'vitest';
import { statusLook } from './abono-status.ts';

test('every state has a label, unknown future states too', () => {
  const words = ['PENDING', 'PROCESSED', 'ERROR', 'VERIFIED', 'ARCHIVED'].map((one) => statusLook(one).label);
  expect(words).toEqual(['Pendiente', 'Procesado', 'Error', 'Verificado', 'Desconocido']);
});
