import type { abonoCorrections } from '../../../api/domains/abonos/abonos.input.ts';
import { formatEuros } from '../../ui/text.ts';

export type PassField = keyof typeof abonoCorrections.shape;

interface FieldGroup {
  title: string;
  fields: readonly { name: PassField; label: string; wide?: boolean }[];
}

/** The fields of a pass in the order in which people compare them: holder and seat first. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'Titular y localidad',
    fields: [
      { name: 'nombreAsistente', label: 'Asistente', wide: true },
      { name: 'tipoAbonament', label: 'Tipo de abono' },
      { name: 'temporada', label: 'Temporada' },
      { name: 'anillo', label: 'Anillo' },
      { name: 'bloque', label: 'Bloque' },
      { name: 'fila', label: 'Fila' },
      { name: 'asiento', label: 'Asiento' },
    ],
  },
  {
    title: 'Códigos',
    fields: [
      { name: 'codigoLocalizador', label: 'Localizador' },
      { name: 'referenciaTicket', label: 'Referencia' },
    ],
  },
  {
    title: 'Precios',
    fields: [
      { name: 'precioEntrada', label: 'Precio de la entrada' },
      { name: 'precioDistribucion', label: 'Gastos de distribución' },
      { name: 'precioTotal', label: 'Precio total' },
    ],
  },
  {
    title: 'Evento y empresas',
    fields: [
      { name: 'evento', label: 'Evento', wide: true },
      { name: 'recinto', label: 'Recinto', wide: true },
      { name: 'direccion', label: 'Dirección', wide: true },
      { name: 'nifOrganizador', label: 'NIF del organizador' },
      { name: 'nifDistr', label: 'NIF de la distribuidora' },
    ],
  },
];

/** The value of a field as people read it; null if the pass has none. */
export function fieldText(name: PassField, value: string | number | null): string | null {
  if (value === null) return null;
  return name.startsWith('precio') ? formatEuros(value) : String(value);
}
