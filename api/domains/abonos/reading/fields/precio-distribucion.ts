import { readPrice } from './prices.ts';
import { SERVICE, CHARGE } from './phrases.ts';
import type { Field } from './field.ts';

/** The fees of the seller. */
export const precioDistribucion: Field = {
  labels: {
    clear: `gastos|despeses emision|emissio|gestion|gestio|envio|enviament|tramitacion|tramitacio|servicio|servei distribucion|distribucio|gestion|gestio|envio|enviament|venta|venda, ${CHARGE} por|per|adicionales|addicionals? ${SERVICE}, ${SERVICE} gastos|despeses, ${CHARGE} empresa|entidad distribuidora, comision|comissio ticketera`,
    vague: `distribucion, distribucio, distr, distrib, gastos, despeses, gestion, gestio, comision, comissio, cargos, cargo, carrecs, carrec, tasas, taxes, tasa, taxa,
      recargo, recarrec, fee, suplemento, suplement, servicio, servei, gastos|despeses adicionales|addicionals, envio, enviament, emision|emissio, tramitacion, tramitacio, costes, costos`,
  },
  closed: true,
  read: readPrice,
  examples: [
    { text: '1.234,50 €', value: '1234.50' },
    { text: "97'75", value: '97.75' },
    { text: 'Gratis', value: '0.00' },
    { text: '9O,OO €', isOcr: true, value: '90.00' },
    { text: 'sin precio', value: null },
    { text: 'podrá fraccionarse en dos recibos con un recargo de 5,00 €', value: null },
  ],
};
