import { AdmissionFault } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError, parseId, parseUuid } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import {
  AdmissionUndoneError,
  admittedPeople,
  doorConflicts,
  doorCounts,
  gatesOf,
  undoAdmission,
  type AdmittedPerson,
  type DoorCount,
  type DoorCounts,
} from './desk.ts';
import { doorSheet, type DoorSheetLine } from './door-sheet.ts';
import { DOOR_LIMITS } from './door.input.ts';
import { AdmissionKindType } from './door.schema.ts';

const atGates = { right: 'puerta' } as const;
/** Staff who sell tickets. */
const ofTickets = { role: ['admin', 'commercial_manager'] } as const;

const AdmissionFaultType = builder.enumType('AdmissionFault', {
  description: 'Why a person who came in while a device was offline does not count.',
  values: enumValues(Object.values(AdmissionFault)),
});

const DoorCountType = builder.objectRef<DoorCount>('DoorCount').implement({
  description: 'People who came in at a gate with the same kind of thing.',
  fields: (t) => ({
    gate: t.exposeString('gate'),
    // The statement returns JSON, whose text is the value of the enum.
    kind: t.expose('kind', { type: AdmissionKindType }),
    people: t.exposeInt('people'),
  }),
});

const DoorCountsType = builder.objectRef<DoorCounts>('DoorCounts').implement({
  description: 'How many people of a match are in the arena.',
  fields: (t) => ({
    matchId: t.exposeID('matchId'),
    admitted: t.exposeInt('admitted'),
    ticketsSold: t.exposeInt('ticketsSold', { description: 'Valid tickets of the match.' }),
    conflicts: t.exposeInt('conflicts', { description: 'People who came in without counting.' }),
    counts: t.field({ type: [DoorCountType], resolve: ({ counts }) => counts }),
  }),
});

const AdmittedPersonType = builder.objectRef<AdmittedPerson>('AdmittedPerson').implement({
  description: 'A person who came in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the admission.' }),
    kind: t.expose('kind', { type: AdmissionKindType }),
    type: t.exposeString('type', { description: 'In Spanish: «Entrada», «Carnet · Socio».' }),
    name: t.exposeString('name', { nullable: true, description: 'Null if the account was closed.' }),
    number: t.exposeString('number', { nullable: true, description: 'Of a ticket, as it is printed.' }),
    gate: t.exposeString('gate'),
    admittedAt: t.expose('admittedAt', { type: 'DateTime' }),
    fault: t.expose('fault', {
      type: AdmissionFaultType,
      nullable: true,
      description: 'Of a conflict: what was wrong. Null if it had come in before.',
    }),
    firstGate: t.exposeString('firstGate', { nullable: true, description: 'Of a conflict: the first gate.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', nullable: true }),
  }),
});

const DoorSheetLineType = builder.objectRef<DoorSheetLine>('DoorSheetLine').implement({
  description: 'A person who may come in to a match, with what they show.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AdmissionKindType }),
    type: t.exposeString('type'),
    name: t.exposeString('name', { nullable: true, description: 'Null if the account is closed.' }),
    number: t.exposeString('number', { nullable: true, description: 'As it is printed on it.' }),
    gate: t.exposeString('gate', { nullable: true, description: 'Where the person came in before.' }),
    admittedAt: t.expose('admittedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectType(
  AdmissionUndoneError,
  userError('AdmissionUndoneError', 'The admission was undone before.'),
);

const UndoAdmissionInput = builder.inputType('UndoAdmissionInput', {
  description: 'Which admission, and why.',
  fields: (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ required: true, description: `At most ${DOOR_LIMITS.reason} characters.` }),
  }),
});

const UndoAdmissionSuccess = builder.objectRef<{ matchId: number }>('UndoAdmissionSuccess').implement({
  description: 'The ticket, card or pass admits again.',
  fields: (t) => ({ matchId: t.exposeID('matchId') }),
});

builder.queryFields((t) => ({
  doorGates: t.stringList({
    description: 'The names of the gates of a match: the usual ones, and those that were used.',
    authScopes: atGates,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => gatesOf(database, parseId(matchId) ?? 0),
  }),
  doorCounts: t.field({
    type: DoorCountsType,
    description: 'How many people of a match came in, by gate and by what they showed.',
    authScopes: atGates,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => doorCounts(database, parseId(matchId) ?? 0),
  }),
  doorConflicts: t.field({
    type: [AdmittedPersonType],
    description:
      'Who came in while a device was offline and does not count. Administrators and the commercial manager.',
    authScopes: ofTickets,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => doorConflicts(database, parseId(matchId) ?? 0),
  }),
  doorSheet: t.field({
    type: [DoorSheetLineType],
    description:
      'Everybody who may come in to a match, by name, to be printed. Administrators and the commercial manager.',
    authScopes: ofTickets,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => doorSheet(database, parseId(matchId)),
  }),
  admittedPeople: t.field({
    type: [AdmittedPersonType],
    description:
      'Everybody who came to a match, the latest first. Administrators and the commercial manager.',
    authScopes: ofTickets,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => admittedPeople(database, parseId(matchId) ?? 0),
  }),
}));

builder.mutationFields((t) => ({
  undoAdmission: t.field({
    type: UndoAdmissionSuccess,
    description: 'Undoes an admission or settles a conflict. Administrators and the commercial manager.',
    authScopes: ofTickets,
    errors: { types: [ValidationError, NotFoundError, AdmissionUndoneError] },
    args: { input: t.arg({ type: UndoAdmissionInput, required: true }) },
    resolve: (_root, { input: { id, ...input } }, { database, viewer }) =>
      undoAdmission(database, requireViewer(viewer), parseUuid(id), input),
  }),
}));
