import { readNumber } from './numbers.ts';
import type { Field } from './field.ts';

/** The row of a seat. */
export const fila: Field = {
  labels: {
    clear: 'num? fila, fila num, row, num? hilera, num? filera',
    vague: 'fil, f, linea',
  },
  closed: true,
  read: readNumber,
  examples: [
    { text: '12', value: 12 },
    { text: ' 007.', value: 7 },
    { text: 'Nº l2', isOcr: true, value: 12 },
    { text: '0', value: null },
    { text: '12,50 €', value: null },
  ],
};
