import type { AuditAction, AuditSubject } from '../../gql/graphql.ts';
import { SECOND_FACTOR } from './audited-things.ts';

/** The action as a verb before its object: «publicó la noticia». */
export const ACTION_VERBS: Record<AuditAction, string> = {
  CREATE: 'creó',
  UPDATE: 'cambió',
  DELETE: 'eliminó',
  PUBLISH: 'publicó',
  HIDE: 'ocultó',
  MOVE: 'cambió de sitio',
  UPLOAD: 'subió un archivo para',
  GRANT: 'concedió',
  REVOKE: 'retiró',
  RENEW: 'renovó',
  END: 'dio por terminado',
  VERIFY: 'verificó',
  REJECT: 'rechazó',
  RESTORE: 'restauró',
  NOTE: 'anotó algo en',
  START: 'puso en juego',
  SCORE: 'anotó el marcador de',
  FINISH: 'dio por finalizado',
  POSTPONE: 'aplazó',
  CANCEL: 'canceló',
  REOPEN: 'reabrió',
  SEND: 'envió',
  RETRY: 'mandó repetir',
};

/** The type of the subject, with its article. */
export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  NEWS: 'la noticia',
  NEWS_CATEGORY: 'la categoría',
  COMMENT: 'el comentario',
  MATCH: 'el partido',
  TICKET: 'la entrada',
  ADMISSION: 'el acceso',
  COMPETITION: 'la competición',
  SEASON: 'la temporada',
  TEAM: 'el equipo',
  VENUE: 'el pabellón',
  LEAGUE_GAME: 'el resultado',
  EDITION: 'la clasificación',
  IMPORT: 'la importación',
  PLAYER: 'el jugador',
  PRODUCT: 'el producto',
  SPONSOR: 'el patrocinador',
  INQUIRY: 'la solicitud',
  MEMBERSHIP: 'el carnet',
  ABONO: 'el abono',
  ABONO_LAYOUT: 'el diseño de abonos',
  USER: 'la cuenta',
  ACHIEVEMENT: 'el logro',
  NOTIFICATION: 'la notificación',
  JOB: 'el trabajo',
  ORDER: 'el pago',
  PAYMENTS: 'los pagos',
};

interface AuditObject {
  subjectType?: AuditSubject | null | undefined;
  subject?: string | null | undefined;
  subjectId: string;
  currentName?: string | null | undefined;
}

/**
 * The subject of an action: «la noticia «Victoria en casa»», «la cuenta de Ana Mas», or «la cuenta n.º 12» if nobody
 * knows its name any more.
 */
export function auditObject({ subjectType, subject, subjectId, currentName }: AuditObject): string {
  if (subjectId === SECOND_FACTOR) return 'a quién se le exige la verificación en dos pasos';
  const what = subjectType ? SUBJECT_NAMES[subjectType] : 'algo';
  // Achievements are given and taken: «concedió el logro «Voluntariado» a Ana Mas».
  const owner = currentName ? `${subjectType === 'ACHIEVEMENT' ? 'a' : 'de'} ${currentName}` : '';
  const name = subject ? `«${subject}»` : owner === '' && /^\d+$/.test(subjectId) ? `n.º ${subjectId}` : '';
  return [what, name, owner].filter(Boolean).join(' ');
}
