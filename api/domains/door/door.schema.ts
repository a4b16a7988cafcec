import { AdmissionKind } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { doorList, type DoorList, type DoorListEntry } from './door-list.ts';
import { doorMatches } from './door-matches.ts';
import { DOOR_LIMITS } from './door.input.ts';
import { admit, syncScans, type DoorVerdict } from './door.ts';
import { DOOR_COLOURS, DOOR_REASONS } from './verdict.ts';

const authScopes = { right: 'puerta' } as const;

export const AdmissionKindType = builder.enumType('AdmissionKind', {
  description: 'What a person shows at a gate. Cards and season passes admit once for each match.',
  values: enumValues(Object.values(AdmissionKind)),
});

const DoorColourType = builder.enumType('DoorColour', {
  description: '`GREEN`: the person is admitted. `AMBER`: somebody has to look and decides. `RED`: refused.',
  values: enumValues(DOOR_COLOURS),
});

const DoorReasonType = builder.enumType('DoorReason', {
  description:
    'Why. Amber: a ticket of a postponed match, a card or pass of another season, a pass that nobody has verified.',
  values: enumValues(DOOR_REASONS),
});

const DoorVerdictType = builder.objectRef<DoorVerdict>('DoorVerdict').implement({
  description: 'The outcome of one scan.',
  fields: (t) => ({
    scanId: t.exposeID('scanId', { description: 'Also the id of the admission, if it admits.' }),
    colour: t.expose('colour', { type: DoorColourType }),
    reason: t.expose('reason', { type: DoorReasonType }),
    kind: t.expose('kind', { type: AdmissionKindType, nullable: true }),
    type: t.exposeString('type', { nullable: true, description: 'In Spanish: «Entrada», «Carnet · Socio».' }),
    name: t.exposeString('name', { nullable: true }),
    number: t.exposeString('number', { nullable: true, description: 'Of a ticket, as it is printed.' }),
    gate: t.exposeString('gate', { nullable: true, description: 'Where the person came in, now or before.' }),
    admittedAt: t.expose('admittedAt', { type: 'DateTime', nullable: true }),
    otherMatch: t.exposeString('otherMatch', { nullable: true, description: 'The match of the ticket.' }),
    otherMatchDate: t.expose('otherMatchDate', { type: 'DateTime', nullable: true }),
  }),
});

const DoorListEntryType = builder.objectRef<DoorListEntry>('DoorListEntry').implement({
  description: 'A ticket, member card or season pass, without its code and its person.',
  fields: (t) => ({
    hashes: t.exposeStringList('hashes', {
      description: 'The first 24 hexadecimal digits of SHA-256 of salt, line break and code.',
    }),
    kind: t.expose('kind', { type: AdmissionKindType }),
    type: t.exposeString('type'),
    reason: t.expose('reason', { type: DoorReasonType, description: 'What would come of it now.' }),
    gate: t.exposeString('gate', { nullable: true }),
    admittedAt: t.expose('admittedAt', { type: 'DateTime', nullable: true }),
  }),
});

const DoorListType = builder.objectRef<DoorList>('DoorList').implement({
  description: 'What a device needs to decide without a connection: no names, no e-mails, no codes.',
  fields: (t) => ({
    salt: t.exposeString('salt', { description: 'Of this list only.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    entries: t.field({ type: [DoorListEntryType], resolve: ({ entries }) => entries }),
  }),
});

const AdmitInput = builder.inputType('AdmitInput', {
  description: 'One scan at a gate.',
  fields: (t) => ({
    matchId: t.id({ required: true }),
    gate: t.string({ required: true, description: `At most ${DOOR_LIMITS.gate} characters.` }),
    device: t.string({ required: true, description: 'An id that the device has chosen for itself.' }),
    id: t.id({
      required: true,
      description: 'A UUID that the device has chosen: a repetition changes nothing.',
    }),
    code: t.string({ required: true, description: 'The text of the code, or a number that was typed.' }),
    at: t.field({ type: 'DateTime', required: true, description: 'When it was scanned.' }),
    letIn: t.boolean({ description: 'Admit also if the verdict is amber: somebody has looked.' }),
  }),
});

const QueuedScanInput = builder.inputType('QueuedScanInput', {
  description: 'A scan that the device decided without a connection.',
  fields: (t) => ({
    id: t.id({ required: true }),
    gate: t.string({ required: true }),
    code: t.string({ required: true }),
    at: t.field({ type: 'DateTime', required: true }),
  }),
});

const SyncScansInput = builder.inputType('SyncScansInput', {
  description: 'What waited on a device while it had no connection.',
  fields: (t) => ({
    matchId: t.id({ required: true }),
    device: t.string({ required: true }),
    scans: t.field({
      type: [QueuedScanInput],
      required: true,
      description: `Of people who were let in, in the order of the device; at most ${DOOR_LIMITS.scans}.`,
    }),
  }),
});

const AdmitSuccess = builder.objectRef<{ verdict: DoorVerdict }>('AdmitSuccess').implement({
  description: 'The scan is decided.',
  fields: (t) => ({ verdict: t.field({ type: DoorVerdictType, resolve: ({ verdict }) => verdict }) }),
});

const SyncScansSuccess = builder.objectRef<{ verdicts: DoorVerdict[] }>('SyncScansSuccess').implement({
  description: 'All scans are recorded; a scan that does not count is a conflict.',
  fields: (t) => ({
    verdicts: t.field({ type: [DoorVerdictType], resolve: ({ verdicts }) => verdicts }),
  }),
});

builder.queryFields((t) => ({
  doorMatches: t.prismaField({
    type: ['Match'],
    description: 'The home matches at whose gates people are admitted: today’s, and the next ones.',
    authScopes,
    resolve: (query, _root, _args, { database }) => database.match.findMany({ ...query, ...doorMatches() }),
  }),
  doorList: t.field({
    type: DoorListType,
    nullable: true,
    description: 'Everything that may be shown at the gates of a match; null if it is not at home.',
    authScopes,
    args: { matchId: t.arg.id({ required: true }) },
    resolve: (_root, { matchId }, { database }) => doorList(database, parseId(matchId)),
  }),
}));

builder.mutationFields((t) => ({
  admit: t.field({
    type: AdmitSuccess,
    description: 'Decides a scan, and admits the person if it is green. Needs the right «puerta».',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: AdmitInput, required: true }) },
    resolve: async (_root, { input: { matchId, letIn, ...scan } }, { database, viewer }) => ({
      verdict: await admit(database, requireViewer(viewer), {
        ...scan,
        matchId: parseId(matchId),
        letIn: letIn === true,
      }),
    }),
  }),
  syncScans: t.field({
    type: SyncScansSuccess,
    description: 'Records what a device decided without a connection. Needs the right «puerta».',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: SyncScansInput, required: true }) },
    resolve: async (_root, { input: { matchId, ...queue } }, { database, viewer }) => ({
      verdicts: await syncScans(database, requireViewer(viewer), { ...queue, matchId: parseId(matchId) }),
    }),
  }),
}));
