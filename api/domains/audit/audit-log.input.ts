import { z } from 'zod';
import { soughtText } from '../../platform/input/text.input.ts';

/** Actions of staff. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'publish',
  'hide',
  'move',
  'upload',
  'grant',
  'revoke',
  'renew',
  'end',
  'verify',
  'reject',
  'restore',
  'note',
  'start',
  'score',
  'finish',
  'postpone',
  'cancel',
  'reopen',
  'send',
  'retry',
] as const;

/** Things that staff can change. */
export const AUDIT_SUBJECTS = [
  'news',
  'news_category',
  'comment',
  'match',
  'ticket',
  'admission',
  'competition',
  'season',
  'team',
  'venue',
  'league_game',
  'edition',
  'import',
  'player',
  'product',
  'sponsor',
  'inquiry',
  'membership',
  'abono',
  'abono_layout',
  'user',
  'achievement',
  'notification',
  'job',
  'order',
  'payments',
] as const;

const optional = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), type.optional());

/** Filter of the log; omitted or null fields do not filter. */
export const auditFilter = z.object({
  actorId: optional(z.int({ error: 'Esta persona no existe' })),
  action: optional(z.enum(AUDIT_ACTIONS, { error: 'Selecciona una acción válida' })),
  subjectType: optional(z.enum(AUDIT_SUBJECTS, { error: 'Selecciona un tipo válido' })),
  subjectId: optional(soughtText(64, 'El identificador es demasiado largo')),
  from: optional(z.date({ error: 'La fecha no es válida' })),
  until: optional(z.date({ error: 'La fecha no es válida' })),
});
