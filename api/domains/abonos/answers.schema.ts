import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { abonoSuccess } from './abonos.schema.ts';
import { AbonoDecidedError, AbonoReportedError, confirmAbono, reportAbono } from './answers.ts';

builder.objectType(
  AbonoDecidedError,
  userError('AbonoDecidedError', 'Staff have verified or rejected the pass.'),
);
builder.objectType(
  AbonoReportedError,
  userError('AbonoReportedError', 'The account has an open report of the pass, which stays as it is.'),
);

const ConfirmAbonoInput = builder.inputType('ConfirmAbonoInput', {
  description: 'An own pass that is right.',
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const ReportAbonoInput = builder.inputType('ReportAbonoInput', {
  description: 'An own pass, and what is wrong in it.',
  fields: (t) => ({
    id: t.id({ required: true }),
    message: t.string({
      required: true,
      description: 'Which field is wrong and what it should say, in 1 to 500 characters. Plain text.',
    }),
  }),
});

builder.mutationFields((t) => ({
  confirmAbono: t.field({
    type: abonoSuccess('ConfirmAbonoSuccess', 'It is noted. The state of the pass is as before.'),
    description: 'Says that all is right in an own pass that staff have not decided about.',
    authScopes: { signedIn: true },
    errors: { types: [NotFoundError, AbonoDecidedError, AbonoReportedError] },
    args: { input: t.arg({ type: ConfirmAbonoInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => ({
      id: await confirmAbono(database, requireViewer(viewer).id, id),
    }),
  }),
  reportAbono: t.field({
    type: abonoSuccess(
      'ReportAbonoSuccess',
      'The pass waits for staff, and has no points until they verify it.',
    ),
    description:
      'Reports that something is wrong in an own pass that staff have not decided about. At most twenty an hour.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError, AbonoDecidedError, AbonoReportedError] },
    args: { input: t.arg({ type: ReportAbonoInput, required: true }) },
    resolve: async (_root, { input: { id, ...rest } }, { database, limits, viewer }) => ({
      id: await reportAbono(database, limits, requireViewer(viewer).id, id, rest),
    }),
  }),
}));
