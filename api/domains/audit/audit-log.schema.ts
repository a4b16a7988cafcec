import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-log.input.ts';
import { auditActors, auditLog, countEntries } from './audit-log.ts';
import { currentName } from './current-names.ts';

/** Only administrators see the log, because it is about their colleagues. */
const authScopes = { role: ['admin'] as const };

const AuditActionType = builder.enumType('AuditAction', {
  description: 'What staff did.',
  values: enumValues(AUDIT_ACTIONS),
});

const AuditSubjectType = builder.enumType('AuditSubject', {
  description: 'The kind of thing that was changed.',
  values: enumValues(AUDIT_SUBJECTS),
});

const AuditChange = builder
  .objectRef<{ field: string; before: string | null; after: string | null }>('AuditChange')
  .implement({
    description: 'One field that a change touched, both values as text.',
    fields: (t) => ({
      field: t.exposeString('field'),
      before: t.exposeString('before', { nullable: true }),
      after: t.exposeString('after', { nullable: true }),
    }),
  });

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

builder.prismaObject('AuditEntry', {
  description: 'An action of staff, as recorded at that moment. It is never changed afterwards.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actorId: t.exposeID('actorId', {
      description: 'The account of the actor, which may be closed by now.',
    }),
    actorName: t.exposeString('actorName'),
    action: t.field({
      type: AuditActionType,
      nullable: true,
      description: 'Null where an older version of the site wrote one that is no longer known.',
      resolve: ({ action }) => AUDIT_ACTIONS.find((name) => name === action) ?? null,
    }),
    subjectType: t.field({
      type: AuditSubjectType,
      nullable: true,
      resolve: ({ subjectType }) => AUDIT_SUBJECTS.find((name) => name === subjectType) ?? null,
    }),
    subjectId: t.exposeString('subjectId'),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'The name of the subject; null for people.',
    }),
    currentName: t.string({
      nullable: true,
      description:
        'The present name of the person or company that the subject belongs to, which the log does not keep. Null if it is gone, and for staff who are no administrators.',
      authScopes,
      unauthorizedResolver: () => null,
      resolve: ({ subjectType, subjectId }, _args, { database }) =>
        currentName(database, { subjectType, subjectId }),
    }),
    changes: t.field({
      type: [AuditChange],
      resolve: ({ changes }) =>
        Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).map(
          ([field, [before, after]]) => ({ field, before: asText(before), after: asText(after) }),
        ),
    }),
  }),
});

const AuditEntryPage = pageType<ReturnType<typeof auditLog>>(
  'AuditEntryPage',
  'One page of the audit log.',
  (t) =>
    t.prismaField({
      type: ['AuditEntry'],
      resolve: (query, source, _args, { database }) =>
        pageRows(source, {
          rows: (args) => database.auditEntry.findMany({ ...query, ...args }),
        }),
    }),
);

const AuditActor = builder.objectRef<{ id: number; name: string }>('AuditActor').implement({
  description: 'A user named in the audit log.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'Which entries to show; omitted fields do not filter.',
  fields: (t) => ({
    actorId: t.int(),
    action: t.field({ type: AuditActionType }),
    subjectType: t.field({ type: AuditSubjectType }),
    subjectId: t.string(),
    from: t.field({ type: 'DateTime', description: 'From this instant on.' }),
    until: t.field({ type: 'DateTime', description: 'Before this instant.' }),
  }),
});

builder.queryFields((t) => ({
  auditLog: t.field({
    type: AuditEntryPage,
    description: 'What staff did, the latest first. Administrators only.',
    authScopes,
    complexity: pageComplexity,
    args: { ...pageArgs(25), filter: t.arg({ type: AuditFilter }) },
    resolve: (_root, { filter, ...page }, { database }) => {
      const list = auditLog(filter);
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.auditEntry.findFirst(NEWEST_ID)),
        count: (entries) => countEntries(database, entries),
      });
    },
  }),
  auditActors: t.field({
    type: [AuditActor],
    description: 'All users named in the audit log, for its filter. Administrators only.',
    authScopes,
    resolve: (_root, _args, { database }) => auditActors(database),
  }),
}));
