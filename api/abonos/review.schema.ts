import { NotFoundError, ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { AbonoType } from './abonos.schema.ts';
import { rejectAbono, verifyAbono } from './review.ts';
import { ABONO_STAFF } from './staff.ts';

const authScopes = { role: ABONO_STAFF };

const AbonoCorrections = builder.inputType('AbonoCorrections', {
  description: 'Fields that were misread, as they stand on the pass; what is left out stays as it is.',
  fields: (t) => ({
    nombreAsistente: t.string({ description: 'Whose pass it is follows from it.' }),
    temporada: t.string(),
    anillo: t.string(),
    bloque: t.string(),
    fila: t.int(),
    asiento: t.int(),
    referenciaTicket: t.string(),
    codigoLocalizador: t.string(),
  }),
});

const notes = 'For the history of uploads, up to 1000 characters.';

const VerifyAbonoInput = builder.inputType('VerifyAbonoInput', {
  description: 'Which pass staff take for real.',
  fields: (t) => ({
    id: t.id({ required: true }),
    notes: t.string({ description: notes }),
    corrections: t.field({ type: AbonoCorrections }),
  }),
});

const RejectAbonoInput = builder.inputType('RejectAbonoInput', {
  description: 'Which pass staff do not take for real, and why.',
  fields: (t) => ({ id: t.id({ required: true }), notes: t.string({ description: notes }) }),
});

function abonoSuccess(name: string, description: string) {
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

builder.mutationFields((t) => ({
  verifyAbono: t.field({
    type: abonoSuccess('VerifyAbonoSuccess', 'The pass is verified, and its points are given.'),
    description: 'Takes a pass for real. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: VerifyAbonoInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      return { id: await verifyAbono(database, viewer.id, id, rest) };
    },
  }),
  rejectAbono: t.field({
    type: abonoSuccess('RejectAbonoSuccess', 'The pass is rejected, and its points are taken back.'),
    description: 'Does not take a pass for real. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: RejectAbonoInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, viewer }) => {
      if (!viewer) throw unauthenticated();
      return { id: await rejectAbono(database, viewer.id, id, rest) };
    },
  }),
}));
