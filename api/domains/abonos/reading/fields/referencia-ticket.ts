import { plain } from '../text/letters.ts';
import { isYear, readCode } from './codes.ts';
import { PAPER } from './phrases.ts';
import { trimmed } from './texts.ts';
import type { Field } from './field.ts';

/** Whether a label, in plain letters, names a receipt. The number of a receipt does not identify a ticket. */
const namesReceipt = (label: string): boolean => /\b(recibo|rebut)\b/.test(label);

/** Whether a label, in plain letters, names the holder of the pass, or the member of the club. */
const namesHolder = (label: string): boolean =>
  /\babona(d[oa]|t|da)\b|\bsoci[oa]?\b|\bbazkide|\bmember\b/.test(label);

/** Whether a label, in plain letters, names what a shop sells: all passes of a tariff may have the same number. */
const namesProduct = (label: string): boolean => label === 'sku';

/** Whether a label, in plain letters, names what stands for the ticket's number if that has none. */
export const standsForTicket = (label: string): boolean => namesHolder(label) || namesProduct(label);

/** Whether a label, in plain letters, names what is neither a ticket nor an order: its number is no locator. */
export const namesNoOrder = (label: string): boolean => namesReceipt(label) || standsForTicket(label);

/** Whether a label, as printed, names an order, a contract, a receipt, a holder or a product, not a ticket. */
export function namesNoTicket(printed: string): boolean {
  const label = plain(printed);
  return (
    namesNoOrder(label) ||
    /\bcontra(to|cte)\b/.test(label) ||
    (/\boper(\.|aci)|pedido|comanda|sol[·.]?l?icitud|compra|reserva|transac|expedient|vent?d?a\b/.test(
      label,
    ) &&
      !/entrada|ti(c|qu)ket|tiquet|abon/.test(label))
  );
}

/** How well a year fits: among the numbers of passes there are some like it. */
const LIKE_YEAR = 0.3;

/** The number of the ticket. */
export const referenciaTicket: Field = {
  labels: {
    clear: `referencia|ref|num|id|identificador|reference num|ticket|entrada? ${PAPER}|compra|operacion|operacio|venta|venda|expediente|expedient|transaccion|transaccio, num? referencia|reference ticket|tiquet|${PAPER}?, referencia num, ref num,
      ${PAPER} num|ref|id, sku ${PAPER}?, codigo|codi|cod ticket|tiquet|entrada|referencia, num abonado|abonada|abonat|socio|socia|soci, abonado|abonada|abonat|socio|socia|soci num, num serie ticket|entrada|abono?, referencia|ref pedido|comanda|cliente, num? identificador|expediente|expedient, season ticket num`,
    vague: `codigo|codi socio|socia|soci, ref, num, ticket, tiquet, operacion, operacio, num? pedido|comanda|solicitud|sollicitud|contrato|contracte|operacion|operacio|orden|ordre|transaccion|transaccio|justificante|justificant|recibo|rebut, pedido|comanda|solicitud|sollicitud|contrato|contracte num, num serie, recibo|rebut num, id, num abono|abonament|reserva|compra, transaccion, matricula, serie, codigo|codi|cod ${PAPER}, abono, abonament, bono, carnet, carne, pase, passi, titulo, titol, credencial, abonado, abonada, abonat, socio, socia, soci`,
  },
  closed: true,
  read(text, isOcr) {
    return isYear(text) ? { value: trimmed(text), fit: LIKE_YEAR } : readCode(text, isOcr);
  },
  examples: [
    { text: '2018', value: '2018' },
    { text: 'XVNP-603287', value: 'XVNP-603287' },
    { text: 'BANB-7014 443', isOcr: true, value: 'BANB-7014443' },
    { text: '2025/2026', value: null },
  ],
};
