import { readTaxNumber } from './tax-numbers.ts';
import { TAX, ORGANISER } from './phrases.ts';
import type { Field } from './field.ts';

/** The tax number of the organiser, which is the club. */
export const nifOrganizador: Field = {
  labels: {
    clear: `${TAX} cif|nif|empresa|entidad|entitat|club? ${ORGANISER}, ${ORGANISER} ${TAX} num?, organizador|organitzador cif|nif nif|cif, id|identificacion|identificacio|num fiscal? ${ORGANISER}|emisor,
      nif|cif emisor|emissor factura`,
    vague: `org, organizador, organizadora, organiza, organitzador, organitzadora, organitza, promotor, promotora, promueve, promou,
      entidad|empresa organizadora, entitat|empresa organitzadora, club organizador|organitzador, emisor, emissor, emite, organizado por, organitzat per, evento organizado por, esdeveniment organitzat per`,
  },
  closed: true,
  read: readTaxNumber,
  examples: [
    { text: 'Club Bàsquet (CIF G54733380)', value: 'G54733380' },
    { text: 'C.I.F. G/24409179', value: 'G24409179' },
    { text: '694363478', isOcr: true, value: 'G94363478' },
    { text: '12,50 €', value: null },
  ],
};
