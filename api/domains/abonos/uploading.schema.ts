import { NotFoundError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { openAbonoFiles } from './abono-files.ts';
import { type AbonosUploaded, uploadAbonos } from './abonos.ts';
import { AbonoType } from './abonos.schema.ts';
import { AbonoQueuedError, AbonoTakenError, AbonoUnreadableError } from './upload-errors.ts';
import { countedUpload } from './upload-limit.ts';

builder.objectType(
  AbonoUnreadableError,
  userError(
    'AbonoUnreadableError',
    'The file yields no pass. `code` says why: NOT_A_PDF, EMPTY, ENCRYPTED, CUT_OFF, TOO_MANY_PAGES, TOO_BIG, TIMED_OUT, NO_PASS_FOUND, BUSY or UNAVAILABLE.',
  ),
);
builder.objectType(
  AbonoTakenError,
  userError('AbonoTakenError', 'The pass belongs to another account, which is not named.'),
);
builder.objectType(
  AbonoQueuedError,
  userError('AbonoQueuedError', 'The file will be read, but not soon: its passes will appear in the list.'),
);

const UploadAbonoInput = builder.inputType('UploadAbonoInput', {
  description: 'The PDF of one or more season passes.',
  fields: (t) => ({
    pdf: t.field({ type: 'File', required: true, description: 'At most 10 MB and 20 pages.' }),
  }),
});

const UploadAbonoSuccess = builder.objectRef<AbonosUploaded>('UploadAbonoSuccess').implement({
  description: 'The file was read, and what it holds is in the person’s list.',
  fields: (t) => ({
    registrosCreados: t.exposeInt('registrosCreados', {
      description: 'Passes kept for the first time; 0 where all were in the list before.',
    }),
    abonos: t.prismaField({
      type: [AbonoType],
      description: 'The person’s passes in the file, those kept before among them.',
      resolve: (query, { abonoIds }, _args, { database }) =>
        database.abono.findMany({ ...query, where: { id: { in: abonoIds } }, orderBy: { id: 'asc' } }),
    }),
    message: t.exposeString('message', { description: 'In Spanish, for the person.' }),
    owner: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'The user, if a pass is their own and their points may have changed; otherwise null.',
      resolve: (query, { userId, hasOwn }, _args, { database }) => {
        // Always read the query: Prisma's check reports an unused one as an error.
        const selection = { ...query };
        return hasOwn ? database.user.findUnique({ ...selection, where: { id: userId } }) : null;
      },
    }),
  }),
});

builder.mutationField('uploadAbono', (t) =>
  t.field({
    type: UploadAbonoSuccess,
    description:
      'Reads the season passes of a PDF in a job and waits for the result, some seconds. Twenty a day per account.',
    authScopes: { signedIn: true },
    extensions: creates,
    errors: { types: [AbonoUnreadableError, AbonoTakenError, AbonoQueuedError, NotFoundError] },
    args: { input: t.arg({ type: UploadAbonoInput, required: true }) },
    resolve: (_root, { input: { pdf } }, { database, config, limits, queue, viewer }) => {
      if (!viewer) throw unauthenticated();
      return countedUpload(limits, viewer.id, async () =>
        uploadAbonos(database, openAbonoFiles(config), queue, viewer.id, await pdf),
      );
    },
  }),
);
