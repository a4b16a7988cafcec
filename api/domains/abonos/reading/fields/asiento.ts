import { readNumber } from './numbers.ts';
import type { Field } from './field.ts';

/** The number of a seat in its row. */
export const asiento: Field = {
  labels: {
    clear: `num? asiento|seient|butaca|silla|cadira, asiento|seient|butaca|silla|cadira num, asiento|seient butaca, butaca asiento|seient, seat`,
    vague: `num? localidad|localitat|plaza|placa, localidad|localitat|plaza|placa num, asto, as, asi, ast, but, lloc, puesto, num`,
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
