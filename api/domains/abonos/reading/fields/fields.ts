import { anillo } from './anillo.ts';
import { asiento } from './asiento.ts';
import { bloque } from './bloque.ts';
import { codigoLocalizador } from './codigo-localizador.ts';
import { direccion } from './direccion.ts';
import { evento } from './evento.ts';
import { fila } from './fila.ts';
import { nifDistr } from './nif-distr.ts';
import { nifOrganizador } from './nif-organizador.ts';
import { nombreAsistente } from './nombre-asistente.ts';
import { precioDistribucion } from './precio-distribucion.ts';
import { precioEntrada } from './precio-entrada.ts';
import { precioTotal } from './precio-total.ts';
import { recinto } from './recinto.ts';
import { referenciaTicket } from './referencia-ticket.ts';
import { temporada } from './temporada.ts';
import { tipoAbonament } from './tipo-abonament.ts';
import type { Field, Labels } from './field.ts';
import { otherLabels, taxNumberLabels } from './other-labels.ts';
import type { LabelTopic, Shape } from '../model.ts';
import { FIELD_NAMES, type FieldName } from '../read-abono.ts';

// The fields of a pass, each with its labels, the form of its values, their confidence and examples.

export const FIELDS: Record<FieldName, Field> = {
  nombreAsistente,
  tipoAbonament,
  temporada,
  evento,
  recinto,
  direccion,
  anillo,
  bloque,
  fila,
  asiento,
  nifOrganizador,
  nifDistr,
  referenciaTicket,
  codigoLocalizador,
  precioEntrada,
  precioDistribucion,
  precioTotal,
};

/** The labels of all fields, and of what is not stored. */
export const LABELS: Record<LabelTopic, Labels> = {
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].labels])) as Record<
    FieldName,
    Labels
  >),
  taxNumber: taxNumberLabels,
  other: otherLabels,
};

/** Fields whose values have a recognisable format. */
export const CLOSED_FIELDS: ReadonlySet<FieldName> = new Set(
  FIELD_NAMES.filter((name) => FIELDS[name].closed),
);

/** Whether a topic is a field; the others only delimit fields. */
export const isField = (topic: LabelTopic): topic is FieldName => topic !== 'other' && topic !== 'taxNumber';

/**
 * A text as the value of a field, or null if it is not valid.
 * @param isOcr whether letters may be misread, as in scans.
 */
export function shapeOf(field: FieldName, text: string, isOcr: boolean): Shape | null {
  return text.trim() ? FIELDS[field].read(text, isOcr) : null;
}
