import { readPrice } from './prices.ts';
import type { Field } from './field.ts';

/** What was paid: the price and the fees. */
export const precioTotal: Field = {
  labels: {
    clear: `precio|p|pvp|importe|preu|import|coste|cost|suma|valor total|final abono|abonament|compra|pagar|iva?, total a? pagar|pagado|pagat|abonado|abonat|compra|importe|import|precio|preu|eur|euros|final|ticket|tiquet|
      operacion|operacio|cobrado|cobrat|factura|pedido|comanda|abono|abonament|general|venta|venda|reserva|iva|euro|recibo|rebut, importe|import pagado|pagat|pagar|cobrado|cobrat|abonado|abonat|satisfecho|final,
      total con|amb gastos|despeses|iva, total iva|impuestos|impostos incluido|incluidos|inclos|inclosos|incl, precio|preu pagado|pagat|con gastos|amb despeses, total a pagar, importe|import a pagar`,
    vague: 'total, pagado, pagat, suma, a pagar, cobrado, cobrat, importe, import',
  },
  closed: true,
  read: readPrice,
  examples: [
    { text: '1.234,50 €', value: '1234.50' },
    { text: "97'75", value: '97.75' },
    { text: 'Gratis', value: '0.00' },
    { text: '9O,OO €', isOcr: true, value: '90.00' },
    { text: 'sin precio', value: null },
  ],
};
