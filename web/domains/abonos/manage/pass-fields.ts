import { z } from 'zod';
import { abonoCorrections } from '../../../../api/domains/abonos/abonos.input.ts';
import { getFragment, graphql, type FragmentType } from '../../../gql/index.ts';
import type { AbonoCorrections, PassReview_AbonoFragment } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../ui/typed-number.ts';
import { FIELD_GROUPS, type PassField } from '../pass-fields.ts';

export const PassReview_abono = graphql(`
  fragment PassReview_abono on Abono {
    id
    archivoId
    pagina
    status
    version
    esPropietario
    fechaSubida
    uploaderName
    uploaderEmail
    confirmedAt
    reportedAt
    reportMessage
    dudas
    nombreAsistente
    tipoAbonament
    temporada
    evento
    recinto
    direccion
    anillo
    bloque
    fila
    asiento
    nifOrganizador
    nifDistr
    referenciaTicket
    codigoLocalizador
    precioEntrada
    precioDistribucion
    precioTotal
    ocrData {
      field
      raw
      source
      confidence
      other
    }
  }
`);

export type ReviewedPass = PassReview_AbonoFragment;

export function readPass(pass: FragmentType<typeof PassReview_abono>): ReviewedPass {
  return getFragment(PassReview_abono, pass);
}

const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));
const NUMBERS: readonly PassField[] = ['fila', 'asiento'];

export type ReviewValues = Record<PassField, string> & { notes: string };

export interface Review {
  notes: string;
  /** Only the corrected fields. */
  corrections: AbonoCorrections;
}

/** The text of a field in the form; prices with a comma. */
function shown(pass: ReviewedPass, name: PassField): string {
  const text = String(pass[name] ?? '');
  return name.startsWith('precio') ? text.replace('.', ',') : text;
}

export function reviewValues(pass: ReviewedPass): ReviewValues {
  const values = Object.fromEntries(FIELDS.map((name) => [name, shown(pass, name)]));
  return { ...(values as Record<PassField, string>), notes: '' };
}

const texts = Object.fromEntries(FIELDS.map((name) => [name, z.string()])) as Record<PassField, z.ZodString>;

/** Validates the changed fields as the API does; unchanged values may have any format. */
export function reviewForm(pass: ReviewedPass): z.ZodType<Review, ReviewValues> {
  return z
    .object({ ...texts, notes: z.string().max(1000, 'Las notas no pueden superar los 1000 caracteres') })
    .transform(({ notes, ...values }, context) => {
      const corrections: Record<string, unknown> = {};
      for (const name of FIELDS) {
        const text = values[name].trim();
        if (text === shown(pass, name)) continue;
        const value = NUMBERS.includes(name) && text !== '' ? typedNumber(text) : text;
        const checked = abonoCorrections.shape[name].safeParse(value);
        if (checked.success) corrections[name] = checked.data;
        else context.addIssue({ code: 'custom', path: [name], message: messageOf(text, checked.error) });
      }
      return { notes, corrections };
    });
}

function messageOf(text: string, error: z.ZodError): string {
  // A correction replaces a wrong value, it does not remove it.
  return text === '' ? 'No puede estar vacío' : (error.issues[0]?.message ?? 'No es válido');
}
