import { readTaxNumber } from './tax-numbers.ts';
import { TAX, SELLER } from './phrases.ts';
import type { Field } from './field.ts';

/** The tax number of the company that sells the passes. */
export const nifDistr: Field = {
  labels: {
    clear: `${TAX} cif|nif|empresa|entidad|entitat|punto|punt|canal|agente|agent|operador? ${SELLER}, ${SELLER} ${TAX} num?, id|identificacion|identificacio|num fiscal? ${SELLER}, ${TAX} plataforma|gestora|empresa venta|venda`,
    vague: `distribuidor, distribuidora, distr, distrib, distribuye, distribueix, distribuido|distribuida por, distribuit|distribuida per, vende, vendedor, venedor, empresa distribuidora,
      comercializa, comercialitza, comercializador, comercialitzador, vendido por, venut per, canal venta|venda, venta, venda, punto|punt venta|venda, ticketera, intermediario, intermediari`,
  },
  closed: true,
  read: readTaxNumber,
  examples: [
    { text: 'Club Bàsquet (CIF G54733380)', value: 'G54733380' },
    { text: '694363478', isOcr: true, value: 'G94363478' },
    { text: '12,50 €', value: null },
  ],
};
