import type { AuditSubject } from '../../gql/graphql.ts';
import { formatDateTime } from '../../ui/dates.ts';

/** Labels of the logged fields, as in the forms; a field without a label is shown by its name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'email',
  password: 'contraseña',
  secondFactor: 'verificación en dos pasos',
  role: 'rol',
  roles: 'roles',
  title: 'título',
  content: 'contenido',
  category: 'categoría',
  status: 'estado',
  publicationDate: 'publicación',
  imageUrl: 'imagen',
  galleryImages: 'galería',
  slug: 'dirección',
  description: 'descripción',
  color: 'color',
  isActive: 'activo',
  isVisible: 'visible',
  order: 'orden',
  website: 'web',
  logoUrl: 'logotipo',
  price: 'precio',
  stock: 'existencias',
  ticketPrice: 'precio de la entrada',
  ticketsAvailable: 'entradas a la venta',
  matchDate: 'fecha',
  opponent: 'rival',
  isHome: 'en casa',
  competition: 'competición',
  location: 'lugar',
  result: 'resultado',
  summaryUrl: 'crónica',
  subject: 'asunto',
  dorsal: 'dorsal',
  position: 'posición',
  country: 'país',
  profileImage: 'foto',
  homePeriods: 'puntos del local',
  awayPeriods: 'puntos del visitante',
  activationDate: 'desde',
  expiryDate: 'hasta',
  type: 'tipo',
};

export const fieldWord = (field: string): string => FIELD_WORDS[field] ?? field;

/** Formats a logged value: dates in club time, lists with commas, «sí» and «no»; null if it is empty. */
export function valueWord(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text === '' || text === '[]') return null;
  if (text === 'true' || text === 'false') return text === 'true' ? 'sí' : 'no';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
  return listWord(text) ?? text;
}

/** A truncated text, or one that only looks like a JSON list, is not a list. */
function listWord(text: string): string | null {
  if (!text.startsWith('[')) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.join(', ') : null;
  } catch {
    return null;
  }
}

/** The log entry for the roles that need a second factor: a setting of accounts, not an account. */
export const SECOND_FACTOR = 'second-factor';

/** The panel screen that manages the subject; null if the subject no longer exists. */
export function subjectAddress(subject: AuditSubject, id: string): string | null {
  switch (subject) {
    case 'NEWS':
      return `/admin/content/news/edit/${id}`;
    case 'MATCH':
      return `/admin/sports/matches/${id}`;
    case 'NEWS_CATEGORY':
      return '/admin/content/categories';
    case 'COMMENT':
      return '/admin/content/comments';
    case 'COMPETITION':
      return '/admin/sports/competitions';
    case 'PLAYER':
      return '/admin/sports/players';
    case 'PRODUCT':
      return '/admin/commercial/products';
    case 'SPONSOR':
      return '/admin/sponsors';
    case 'INQUIRY':
      return '/admin/commercial/inquiries';
    case 'MEMBERSHIP':
      return '/admin/commercial/memberships';
    case 'ABONO':
      return '/admin/commercial/abonos';
    case 'USER':
      return id === SECOND_FACTOR ? '/admin/settings/second-factor' : '/admin/users';
    case 'NOTIFICATION':
      return '/admin/commercial/notifications';
    case 'JOB':
      return '/admin/settings/jobs';
  }
}
