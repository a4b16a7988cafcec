import type { MembershipUpload } from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { openAbonoFiles } from './abono-files.ts';
import { type AbonosUploaded, uploadAbonos } from './abonos.ts';
import { AbonoType } from './abonos.schema.ts';
import { deferredUploads, problemOf } from './deferred-readings.ts';
import { AbonoQueuedError, AbonoTakenError, AbonoUnreadableError } from './upload-errors.ts';
import { countedUpload } from './upload-limit.ts';

builder.objectType(
  AbonoUnreadableError,
  userError(
    'AbonoUnreadableError',
    'The file yields no pass. `code` says why: NOT_A_PDF, EMPTY, ENCRYPTED, CUT_OFF, TOO_MANY_PAGES, TOO_BIG, TOO_COSTLY, NO_PASS_FOUND, BUSY or UNAVAILABLE.',
  ),
);
builder.objectType(
  AbonoTakenError,
  userError('AbonoTakenError', 'The pass belongs to another account, which is not named.'),
);
builder.objectType(
  AbonoQueuedError,
  userError(
    'AbonoQueuedError',
    'The file is accepted and will be read later: see `User.deferredUploads`. The person gets a mail with the result.',
  ),
);

const DeferredUploadType = builder
  .objectRef<Pick<MembershipUpload, 'id' | 'fileName' | 'uploadedAt' | 'failure'>>('DeferredUpload')
  .implement({
    description: 'An uploaded file that is read later.',
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      uploadedAt: t.expose('uploadedAt', { type: 'DateTime' }),
      problem: t.string({
        nullable: true,
        description: 'In Spanish, why it could not be read; null while it waits.',
        resolve: problemOf,
      }),
    }),
  });

builder.prismaObjectField('User', 'deferredUploads', (t) =>
  t.field({
    type: [DeferredUploadType],
    description:
      'The own uploads that wait to be read, and those of the last week that could not be read; the latest first. Only the person may read them.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    resolve: ({ id }, _args, { database }) => database.membershipUpload.findMany(deferredUploads(id)),
  }),
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
      'Reads the season passes of a PDF and waits ten seconds for the result; a scan or a costly file may be read later. Twenty a day per account.',
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
