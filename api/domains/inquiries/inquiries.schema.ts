import { InquiryStatus, SponsorshipLevel, type Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import { INQUIRY_ORDERS, INQUIRY_STAFF, inquiryList } from './inquiries.ts';

export const SponsorshipLevelType = builder.enumType('SponsorshipLevel', {
  description: 'What a company is interested in: a tier, or something made for it (PERSONALIZADO).',
  values: enumValues(Object.values(SponsorshipLevel)),
});

export const InquiryStatusType = builder.enumType('InquiryStatus', {
  description: 'The state of an inquiry.',
  values: enumValues(Object.values(InquiryStatus)),
});

const InquiryOrderType = builder.enumType('InquiryOrder', {
  description: 'By arrival, or by the name of the company.',
  values: enumValues(INQUIRY_ORDERS),
});

builder.prismaObject('InquiryNote', {
  description: 'A note of staff about an inquiry. Plain text, never edited.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text', { description: 'May have several lines.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    authorName: t.string({
      nullable: true,
      description: 'Null if the account is closed.',
      select: { author: { select: { name: true } } },
      resolve: ({ author }) => author?.name ?? null,
    }),
  }),
});

export const SponsorInquiryType = builder.prismaObject('SponsorInquiry', {
  description: 'What a company wrote through «Hazte patrocinador». Plain text, never HTML.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    company: t.exposeString('company'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    sponsorshipLevel: t.expose('sponsorshipLevel', { type: SponsorshipLevelType, nullable: true }),
    message: t.exposeString('message', { description: 'May have several lines.' }),
    status: t.expose('status', { type: InquiryStatusType }),
    isSuspicious: t.exposeBoolean('isSuspicious', {
      description: 'It may come from a bot: the honeypot field was filled in.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    notes: t.relation('notes', {
      description: 'The earliest first.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
  }),
});

const SponsorInquiryPage = pageType<ReturnType<typeof inquiryList>>(
  'SponsorInquiryPage',
  'One page of inquiries.',
  (t) =>
    t.prismaField({
      type: ['SponsorInquiry'],
      resolve: (query, source, _args, { database }) =>
        pageRows(source, { rows: (args) => database.sponsorInquiry.findMany({ ...query, ...args }) }),
    }),
);

const InquiryFilter = builder.inputType('InquiryFilter', {
  description: 'Which inquiries to show; omitted fields do not filter.',
  fields: (t) => ({
    status: t.field({ type: InquiryStatusType }),
    level: t.field({ type: SponsorshipLevelType }),
    search: t.string({ description: 'In names, companies, e-mails, telephone numbers and messages.' }),
    order: t.field({ type: InquiryOrderType, description: 'The newest first by default.' }),
  }),
});

const countInquiries = cachedAggregate({
  tables: ['sponsor_inquiries'],
  read: (database, where: Prisma.SponsorInquiryWhereInput) => database.sponsorInquiry.count({ where }),
});

builder.queryField('sponsorInquiries', (t) =>
  t.field({
    type: SponsorInquiryPage,
    description: 'Inquiries of companies. Only for staff who manage sponsors.',
    authScopes: { role: INQUIRY_STAFF },
    complexity: pageComplexity,
    args: { filter: t.arg({ type: InquiryFilter }), ...pageArgs(20) },
    resolve: (_root, { filter, ...page }, { database }) => {
      const list = inquiryList(filter ?? {});
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.sponsorInquiry.findFirst(NEWEST_ID)),
        count: ({ where }) => countInquiries(database, where),
      });
    },
  }),
);
