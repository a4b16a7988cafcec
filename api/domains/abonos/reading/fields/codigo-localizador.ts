import { readCode } from './codes.ts';
import { PAPER, ORDER } from './phrases.ts';
import type { Field } from './field.ts';

/** The code with which a pass is found at the seller. */
export const codigoLocalizador: Field = {
  labels: {
    clear: `num|codigo|codi|cod|clave|clau? localizador|localitzador|locator|localizacion|localitzacio ${ORDER}|pago|pagament|web|online|${PAPER}?, localizador|localitzador num,
      reserva|compra referencia|codigo|num, expediente|expedient ${ORDER}, codigo|codi|cod|clave|clau ${ORDER}|solicitud|sollicitud|confirmacion|confirmacio|verificacion|verificacio|validacion|validacio|seguridad|seguretat|descarga|descarrega, pnr`,
    vague:
      'codigo, codi, loc, loz, localiz, localitz, cod loc, reserva, cod, codigo|codi|clave|clau|cod acceso|acces|abono|abonament|entrada|control|web|identificacion|unico|unic, clave, clau, token, pin',
  },
  closed: true,
  read: readCode,
  examples: [
    { text: 'R4T6 98R5', value: 'R4T698R5' },
    { text: 'TRL-ge55-0932', value: 'TRL-ge55-0932' },
    { text: 'b0d28cd9', value: 'b0d28cd9' },
    { text: '#28647', value: '#28647' },
    { text: 'fila 12', value: null },
    { text: 'I.G.I.C.', value: null },
    { text: '1.G.1.C.', isOcr: true, value: null },
    { text: '12/05/2026', value: null },
  ],
};
