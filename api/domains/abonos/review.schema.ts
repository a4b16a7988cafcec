import { ChangedMeanwhileError, NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { seenField } from '../audit/decisions.ts';
import { abonoSuccess } from './abonos.schema.ts';
import { rejectAbono, verifyAbono } from './review.ts';
import { ABONO_STAFF } from './staff.ts';

const authScopes = { role: ABONO_STAFF };

const AbonoCorrections = builder.inputType('AbonoCorrections', {
  description: 'Corrected fields, as printed on the pass; omitted fields do not change.',
  fields: (t) => ({
    nombreAsistente: t.string({ description: 'It decides whose pass it is.' }),
    tipoAbonament: t.string(),
    temporada: t.string({ description: '«2025/2026».' }),
    evento: t.string(),
    recinto: t.string(),
    direccion: t.string(),
    anillo: t.string(),
    bloque: t.string({ description: '«114», «B2».' }),
    fila: t.int({ description: '1 to 999.' }),
    asiento: t.int({ description: '1 to 999.' }),
    nifOrganizador: t.string(),
    nifDistr: t.string(),
    referenciaTicket: t.string({ description: '4 to 30 letters, digits, dots and dashes.' }),
    codigoLocalizador: t.string({ description: '4 to 30 letters, digits, dots and dashes.' }),
    precioEntrada: t.string({ description: 'Euros: «98,25» or «98.25».' }),
    precioDistribucion: t.string(),
    precioTotal: t.string(),
  }),
});

const notes = 'For the history of uploads, up to 1000 characters.';

const seen = seenField('`Abono.version`');

const VerifyAbonoInput = builder.inputType('VerifyAbonoInput', {
  description: 'The pass to verify.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.int({ description: seen }),
    notes: t.string({ description: notes }),
    corrections: t.field({ type: AbonoCorrections }),
  }),
});

const RejectAbonoInput = builder.inputType('RejectAbonoInput', {
  description: 'The pass to reject, and the reason.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.int({ description: seen }),
    notes: t.string({ description: notes }),
  }),
});

builder.mutationFields((t) => ({
  verifyAbono: t.field({
    type: abonoSuccess('VerifyAbonoSuccess', 'The pass is verified, and its points are given.'),
    description: 'Verifies a pass. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: VerifyAbonoInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, viewer }) => ({
      id: await verifyAbono(database, requireViewer(viewer), id, rest),
    }),
  }),
  rejectAbono: t.field({
    type: abonoSuccess('RejectAbonoSuccess', 'The pass is rejected, and its points are taken back.'),
    description: 'Rejects a pass. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ValidationError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RejectAbonoInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, viewer }) => ({
      id: await rejectAbono(database, requireViewer(viewer), id, rest),
    }),
  }),
}));
