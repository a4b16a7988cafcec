import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../../api/domains/audit/audit-log.input.ts';
import type { AuditAction, AuditFilter, AuditSubject } from '../../../gql/graphql.ts';
import type { ListView } from '../../../panel/list-address.ts';
import { fromClubInput } from '../../../ui/club-time-input.ts';

/** The filters of the log in its URL: person, action, type, one object of that type, days. */
export const AUDIT_LIST = {
  filters: {
    persona: null,
    accion: AUDIT_ACTIONS,
    tipo: AUDIT_SUBJECTS,
    id: null,
    desde: null,
    hasta: null,
  },
} as const;

export type AuditFilterName = keyof typeof AUDIT_LIST.filters;

const DAY_MS = 24 * 60 * 60_000;

/** The midnight at the club at which a day starts; null if the day is invalid. */
function startOf(day: string | null): Date | null {
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? fromClubInput(`${day}T00:00`) : null;
}

/** The next midnight: a day on which the clock changes has 23 or 25 hours. */
function endOf(day: string | null): Date | null {
  const start = startOf(day);
  if (!start || !day) return null;
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOf(next);
}

/** The filter in the format of the API. */
export function auditFilterOf({ filters }: ListView<AuditFilterName>): AuditFilter {
  const { persona, accion, tipo, id, desde, hasta } = filters;
  return {
    actorId: persona && /^\d{1,9}$/.test(persona) ? Number(persona) : null,
    action: (accion?.toUpperCase() as AuditAction | undefined) ?? null,
    subjectType: (tipo?.toUpperCase() as AuditSubject | undefined) ?? null,
    subjectId: tipo && id ? id.slice(0, 64) : null,
    from: startOf(desde)?.toISOString() ?? null,
    until: endOf(hasta)?.toISOString() ?? null,
  };
}
