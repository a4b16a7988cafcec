import { AbonoStatus } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { readStored } from './pass-record.ts';
import { ownAbonos } from './review.ts';
import { ABONO_STAFF } from './staff.ts';

const AbonoStatusType = builder.enumType('AbonoStatus', {
  description:
    '`PROCESSED`: read, and staff need not look at it. `PENDING`: waits for a review by staff. `VERIFIED`: accepted by staff. `ERROR`: rejected by staff.',
  values: enumValues(Object.values(AbonoStatus)),
});

interface FieldReading {
  field: string;
  value: string | null;
  raw: string;
  source: string;
  confidence: number;
  other: string | null;
}

const FieldReadingType = builder.objectRef<FieldReading>('AbonoFieldReading').implement({
  description: 'How one field of a season pass was read.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in `Abono`.' }),
    value: t.exposeString('value', { nullable: true, description: 'As it was read, before any correction.' }),
    raw: t.exposeString('raw', { description: 'What was printed.' }),
    source: t.exposeString('source', { description: '`text`, `ocr`, `qr`, `derived` or `none`.' }),
    confidence: t.exposeFloat('confidence', { description: 'From 0 (not read) to 1.' }),
    other: t.exposeString('other', {
      nullable: true,
      description:
        'What the other reading had, if the general one and that with the learnt layout differ. The field is in `Abono.dudas` then.',
    }),
  }),
});

export const AbonoType = builder.prismaObject('Abono', {
  description: 'A season pass read from a PDF. Only its account and the staff who review passes may read it.',
  authScopes: ({ userId }, { viewer }) => viewer?.id === userId || { role: ABONO_STAFF },
  // Always selected, because access depends on the owner.
  select: { id: true, userId: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    archivoId: t.exposeID('archivoId', { nullable: true, description: 'The upload that it came with.' }),
    nombreAsistente: t.exposeString('nombreAsistente', { nullable: true }),
    tipoAbonament: t.exposeString('tipoAbonament', { nullable: true }),
    temporada: t.exposeString('temporada', { nullable: true, description: '«2025/2026».' }),
    evento: t.exposeString('evento', { nullable: true }),
    recinto: t.exposeString('recinto', { nullable: true }),
    direccion: t.exposeString('direccion', { nullable: true }),
    anillo: t.exposeString('anillo', { nullable: true }),
    bloque: t.exposeString('bloque', { nullable: true }),
    fila: t.exposeInt('fila', { nullable: true }),
    asiento: t.exposeInt('asiento', { nullable: true }),
    nifOrganizador: t.exposeString('nifOrganizador', { nullable: true }),
    nifDistr: t.exposeString('nifDistr', { nullable: true }),
    referenciaTicket: t.exposeString('referenciaTicket', { nullable: true }),
    codigoLocalizador: t.exposeString('codigoLocalizador', { nullable: true }),
    precioEntrada: t.expose('precioEntrada', { type: 'Decimal', nullable: true }),
    precioDistribucion: t.expose('precioDistribucion', { type: 'Decimal', nullable: true }),
    precioTotal: t.expose('precioTotal', { type: 'Decimal', nullable: true }),
    fechaSubida: t.expose('fechaSubida', { type: 'DateTime' }),
    userId: t.exposeID('userId', { description: 'The account that holds it.' }),
    status: t.expose('status', { type: AbonoStatusType }),
    version: t.exposeInt('version', {
      description: 'Grows with each decision of staff and each report of its account.',
    }),
    esPropietario: t.exposeBoolean('esPropietario', {
      description: 'Whether the attendee is the holder of the account.',
    }),
    ocrData: t.field({
      type: [FieldReadingType],
      description: 'How each field was read; empty for a pass that did not come by upload.',
      select: { ocrData: true },
      resolve: ({ ocrData }) => {
        const stored = readStored(ocrData);
        const others = new Map<string, string | number>(
          stored?.layout?.disputed.map(({ field, other }) => [field, other]),
        );
        return Object.entries(stored?.fields ?? {}).map(([field, { value, ...reading }]) => ({
          field,
          value: value === null ? null : String(value),
          ...reading,
          other: others.get(field)?.toString() ?? null,
        }));
      },
    }),
    dudas: t.stringList({
      description:
        'The fields that were read without certainty, and those that two readings read differently: its account should compare them with the paper. In a picture they may be nearly certain, and the pass `PROCESSED`.',
      select: { ocrData: true },
      resolve: ({ ocrData }) => readStored(ocrData)?.doubts ?? [],
    }),
    pagina: t.int({
      nullable: true,
      description: 'The page of the file that it was found on, from 1.',
      select: { ocrData: true },
      resolve: ({ ocrData }) => readStored(ocrData)?.page ?? null,
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its account said that all is right.',
    }),
    reportedAt: t.expose('reportedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its account reported a wrong field; null again once staff have decided.',
    }),
    reportMessage: t.exposeString('reportMessage', {
      nullable: true,
      description: 'What is wrong, in the words of its account. Plain text.',
    }),
    uploaderName: t.string({ select: { user: true }, resolve: ({ user }) => user.name }),
    uploaderEmail: t.string({ select: { user: true }, resolve: ({ user }) => user.email }),
  }),
});

/** The result of a mutation that changed a pass. */
export function abonoSuccess(name: string, description: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      abono: t.prismaField({
        type: AbonoType,
        resolve: (query, { id }, _args, { database }) =>
          database.abono.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });
}

builder.prismaObjectField('User', 'abonos', (t) =>
  t.prismaField({
    type: [AbonoType],
    description: 'The own season passes, the latest first. Only the person may read them.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    resolve: (query, { id }, _args, { database }) => database.abono.findMany({ ...query, ...ownAbonos(id) }),
  }),
);
