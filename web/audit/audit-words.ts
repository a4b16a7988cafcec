import type { AuditAction, AuditSubject } from '../gql/graphql.ts';

/** What staff did, as the log tells it: «Marga Fiol cambió…». */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  CREATE: 'creó',
  UPDATE: 'cambió',
  DELETE: 'eliminó',
  PUBLISH: 'publicó',
  HIDE: 'ocultó',
  MOVE: 'cambió de sitio',
  UPLOAD: 'subió',
  GRANT: 'concedió',
  RENEW: 'renovó',
  END: 'dio de baja',
  VERIFY: 'verificó',
  REJECT: 'rechazó',
  RESTORE: 'restauró',
  NOTE: 'anotó',
  START: 'puso en juego',
  SCORE: 'anotó en el marcador',
  FINISH: 'dio por finalizado',
  POSTPONE: 'aplazó',
  CANCEL: 'canceló',
  REOPEN: 'reabrió',
};

interface SubjectWords {
  /** «noticia»: in a filter and before a name. */
  name: string;
  /** «la noticia»: in a sentence. */
  article: string;
}

/** What they did it to. */
export const SUBJECT_WORDS: Readonly<Record<AuditSubject, SubjectWords>> = {
  NEWS: { name: 'noticia', article: 'la noticia' },
  NEWS_CATEGORY: { name: 'categoría', article: 'la categoría' },
  COMMENT: { name: 'comentario', article: 'el comentario' },
  MATCH: { name: 'partido', article: 'el partido' },
  COMPETITION: { name: 'competición', article: 'la competición' },
  PLAYER: { name: 'jugador', article: 'el jugador' },
  PRODUCT: { name: 'producto', article: 'el producto' },
  SPONSOR: { name: 'patrocinador', article: 'el patrocinador' },
  INQUIRY: { name: 'solicitud', article: 'la solicitud' },
  MEMBERSHIP: { name: 'carnet', article: 'el carnet' },
  ABONO: { name: 'abono', article: 'el abono' },
  USER: { name: 'usuario', article: 'el usuario' },
};

/** Fields as the log names them, in the words of the forms; one that is missing here is shown as it is. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'email',
  password: 'contraseña',
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

/** The screen of the panel where a thing is looked after; null where nothing of it is left to open. */
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
      return '/admin/users';
  }
}
