import type {
  AbonoStatus,
  InquiryStatus,
  MatchStatus,
  Position,
  Role,
  SponsorCategory,
} from '../../gql/graphql.ts';
import { formatDateTime } from '../../ui/dates.ts';

/** The words of a field's stored values, which are the schema's names in lower case. */
type Words<Name extends string> = Readonly<Record<Lowercase<Name>, string>>;

// «Oculto» and «publicado» are said of the state («estado: oculto»), so one word fits all objects.
const STATES: Words<AbonoStatus | InquiryStatus | MatchStatus | 'DRAFT' | 'PUBLISHED' | 'HIDDEN'> = {
  draft: 'borrador',
  published: 'publicado',
  hidden: 'oculto',
  scheduled: 'programado',
  live: 'en juego',
  finished: 'finalizado',
  postponed: 'aplazado',
  cancelled: 'cancelado',
  pending: 'pendiente',
  processed: 'procesado',
  error: 'error',
  verified: 'verificado',
  new: 'nueva',
  contacted: 'contactada',
  agreed: 'acordada',
  declined: 'descartada',
};

const ROLES: Words<Role> = {
  admin: 'administrador',
  editor: 'editor',
  sports_manager: 'responsable deportivo',
  commercial_manager: 'responsable comercial',
  blogger: 'redactor',
  socio: 'socio',
  visitor: 'visitante',
  user: 'usuario',
};

const POSITIONS: Readonly<Record<Position, string>> = {
  PG: 'base',
  SG: 'escolta',
  SF: 'alero',
  PF: 'ala-pívot',
  C: 'pívot',
};

/** Words of `category`: of sponsors; those of articles are names that staff chose. */
const TIERS: Words<SponsorCategory> = {
  platino: 'Platino',
  oro: 'Oro',
  plata: 'Plata',
  bronce: 'Bronce',
  colaborador: 'Colaborador',
};

/** The fields whose values are names of the schema, with their words. */
export const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: STATES,
  role: ROLES,
  roles: ROLES,
  rights: { puerta: 'puerta' },
  position: POSITIONS,
  category: TIERS,
};

/**
 * Formats a logged value: words for the schema's names, dates in club time, lists with commas, «sí» and «no»; null if it
 * is empty.
 */
export function valueWord(field: string, text: string | null | undefined): string | null {
  if (text === null || text === undefined || text === '' || text === '[]') return null;
  if (text === 'true' || text === 'false') return text === 'true' ? 'sí' : 'no';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
  const known = VALUE_WORDS[field];
  const wordOf = (value: unknown) => known?.[String(value)] ?? String(value);
  if (known && text in known) return wordOf(text);
  // Some lists were logged as one text: «admin, editor».
  const list = listOf(text) ?? (known ? text.split(', ') : [text]);
  return list.map(wordOf).join(', ');
}

/** A truncated text, or one that only looks like a JSON list, is not a list. */
function listOf(text: string): unknown[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
