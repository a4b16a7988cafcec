import { readPrice } from './prices.ts';
import { PAPER, AMOUNT } from './phrases.ts';
import type { Field } from './field.ts';

/** The price of the pass without fees. */
export const precioEntrada: Field = {
  labels: {
    clear: `${AMOUNT} ${PAPER}|anual|temporada|base|neto|neta|net|unitario|unitari|unidad|abonado|abonat|tarifa|socio|soci, base imponible|imposable, entrada|abono|abonament precio|preu|importe|import, ${PAPER}|precio|preu|importe|import sin|sense gastos|despeses`,
    vague: `precio, preu, importe, import, base, subtotal, pvp, p v p, entrada, abono, abonament, cuota, quota, valor, tarifa, localidad, neto, net, carnet, precio|preu venta|venda, pvp ${PAPER}`,
  },
  closed: true,
  read: readPrice,
  examples: [
    { text: '1.234,50 €', value: '1234.50' },
    { text: "97'75", value: '97.75' },
    { text: 'Gratis', value: '0.00' },
    { text: '9O,OO €', isOcr: true, value: '90.00' },
    { text: 'sin precio', value: null },
    { text: 'personal e intransferible. Duplicado por pérdida: 10,00 €', value: null },
    { text: 'PERSONAL. DUPLICADOS: 5 EUR.', value: null },
    { text: 'TEMP. COMPLETA 95,00 EUR', value: '95.00' },
  ],
};
