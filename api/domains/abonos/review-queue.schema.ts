import { MembershipUploadStatus, type Database, type Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { ASKED_AFTERWARDS } from '../../platform/database/relations.ts';
import { parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById, arrivalsByTime } from '../../platform/lists/arrivals.ts';
import { AbonoType } from './abonos.schema.ts';
import { abonosToReview, latestWaiting } from './review.ts';
import { openAbonoFiles } from './abono-files.ts';
import type { PdfDescription } from './reading/pdf/preview.ts';
import { sharedReaders } from './shared-reader.ts';
import { ABONO_STAFF } from './staff.ts';
import { describeUploadedPdf } from './uploaded-pages.ts';
import { UPLOAD_ORDERS, uploadList } from './uploads.ts';

const authScopes = { role: ABONO_STAFF };

const UploadStatusType = builder.enumType('MembershipUploadStatus', {
  description: 'The state of an upload, derived from its passes; it is pending while one of them is.',
  values: enumValues(Object.values(MembershipUploadStatus)),
});

/** What a description counts for: a process opens the file, so one operation gets those of ten uploads at most. */
const DESCRIPTION_COMPLEXITY = 450;

const UploadedDocumentType = builder.objectRef<PdfDescription>('UploadedDocument').implement({
  description: 'What an uploaded PDF says about itself. Its texts are shortened to 200 characters.',
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    author: t.exposeString('author', { nullable: true }),
    creator: t.exposeString('creator', {
      nullable: true,
      description: 'The program in which the document was written.',
    }),
    producer: t.exposeString('producer', { nullable: true, description: 'The program that made the PDF.' }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ createdAt }) => (createdAt === null ? null : new Date(createdAt)),
    }),
    pageCount: t.exposeInt('pages'),
    pageWidth: t.exposeInt('pageWidth', { description: 'Of the first page, in millimetres.' }),
    pageHeight: t.exposeInt('pageHeight', { description: 'Of the first page, in millimetres.' }),
  }),
});

const UploadType = builder.prismaObject('MembershipUpload', {
  description:
    'An uploaded PDF with season passes, for the staff who review them; `GET /api/abonos/uploads/{id}/pdf` gives the file itself, `GET /api/abonos/uploads/{id}/pages/{page}` a picture of a page.',
  authScopes,
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName', { description: 'As the person’s device called it.' }),
    fileSize: t.exposeInt('fileSize', { description: 'Bytes.' }),
    mimeType: t.exposeString('mimeType'),
    status: t.expose('status', { type: UploadStatusType }),
    adminNotes: t.exposeString('adminNotes', { nullable: true }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true }),
    reviewedBy: t.exposeID('reviewedBy', {
      nullable: true,
      description: 'The account of who reviewed last.',
    }),
    reviewerName: t.string({
      nullable: true,
      select: { reviewer: true },
      resolve: ({ reviewer }) => reviewer?.name ?? null,
    }),
    pointsAwarded: t.exposeInt('pointsAwarded', { description: 'Points that its passes count for now.' }),
    uploadedAt: t.expose('uploadedAt', { type: 'DateTime' }),
    userId: t.exposeID('userId'),
    uploaderName: t.string({ select: { user: true }, resolve: ({ user }) => user.name }),
    uploaderEmail: t.string({ select: { user: true }, resolve: ({ user }) => user.email }),
    document: t.field({
      type: UploadedDocumentType,
      nullable: true,
      description: 'Null if the file is missing or cannot be opened.',
      complexity: DESCRIPTION_COMPLEXITY,
      select: { filePath: true },
      resolve: ({ filePath }, _args, { config }) =>
        describeUploadedPdf(openAbonoFiles(config), sharedReaders().previews, filePath),
    }),
    abonos: t.relation('abonos', { query: { orderBy: { id: 'asc' } } }),
  }),
});

const AbonoPage = pageType<ReturnType<typeof abonosToReview>>(
  'AbonoPage',
  'One page of season passes.',
  (t) =>
    t.prismaField({
      type: [AbonoType],
      // The index covers only a part of the order, so PostgreSQL would join more rows than the page.
      resolve: (query, source, _args, { database }) =>
        pageRows(source, {
          rows: (args) => database.abono.findMany({ ...query, ...args, ...ASKED_AFTERWARDS }),
        }),
    }),
);

const UploadPage = pageType<ReturnType<typeof uploadList>>(
  'MembershipUploadPage',
  'One page of uploads.',
  (t) =>
    t.prismaField({
      type: [UploadType],
      resolve: (query, source, _args, { database }) =>
        pageRows(source, { rows: (args) => database.membershipUpload.findMany({ ...query, ...args }) }),
    }),
);

const UploadFilter = builder.inputType('MembershipUploadFilter', {
  description: 'Which uploads to show; omitted fields do not filter.',
  fields: (t) => ({
    status: t.field({ type: UploadStatusType }),
    search: t.string({
      description: 'In who sent them, in names of files, and in attendees and locators of their passes.',
    }),
    order: t.field({
      type: builder.enumType('MembershipUploadOrder', {
        description: 'A column, ascending or descending.',
        values: enumValues(UPLOAD_ORDERS),
      }),
      description: 'The latest first by default.',
    }),
  }),
});

const countUploads = (database: Database, where: Prisma.MembershipUploadWhereInput) =>
  database.membershipUpload.count({ where });
const countUploadsCached = cachedAggregate({ tables: ['membership_uploads'], read: countUploads });

builder.queryFields((t) => ({
  membershipUpload: t.prismaField({
    type: UploadType,
    nullable: true,
    description: 'One upload, for the staff who review it.',
    authScopes,
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { database }) =>
      database.membershipUpload.findUnique({ ...query, where: { id: parseId(id) ?? 0 } }),
  }),
  abonosToReview: t.field({
    type: AbonoPage,
    description: 'Passes waiting for a review, the longest waiting first.',
    authScopes,
    complexity: pageComplexity,
    args: pageArgs(20),
    resolve: (_root, page, { database }) => {
      const list = abonosToReview();
      return pageSource(list, page, {
        arrivals: arrivalsByTime('waitingSince', () => latestWaiting(database)),
        count: ({ where }) => database.abono.count({ where }),
      });
    },
  }),
  membershipUploads: t.field({
    type: UploadPage,
    description: 'The history of uploads.',
    authScopes,
    complexity: pageComplexity,
    args: { filter: t.arg({ type: UploadFilter }), ...pageArgs(20) },
    resolve: (_root, { filter, ...page }, { database }) => {
      const list = uploadList(filter ?? {});
      // A search also reads users and passes, whose changes are not announced.
      const count = filter?.search ? countUploads : countUploadsCached;
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.membershipUpload.findFirst(NEWEST_ID)),
        count: ({ where }) => count(database, where),
      });
    },
  }),
}));
