import { SponsorshipLevel } from '../database/client.ts';
import { ValidationError } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { enumValues } from '../graphql/enum-values.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../graphql/page-type.ts';
import { createSponsorInquiry, inquiryList, type InquiryReceipt } from './inquiries.ts';

const SponsorshipLevelType = builder.enumType('SponsorshipLevel', {
  description: 'What a company is interested in: a tier, or something made for it (PERSONALIZADO).',
  values: enumValues(Object.values(SponsorshipLevel)),
});

builder.prismaObject('SponsorInquiry', {
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SponsorInquiryPage = pageType<ReturnType<typeof inquiryList>>(
  'SponsorInquiryPage',
  'One page of inquiries.',
  (t) =>
    t.prismaField({
      type: ['SponsorInquiry'],
      resolve: (query, { list, window }, _args, { database }) =>
        database.sponsorInquiry.findMany({ ...query, ...list, skip: window.skip, take: window.take }),
    }),
);

builder.queryField('sponsorInquiries', (t) =>
  t.field({
    type: SponsorInquiryPage,
    description: 'What companies asked, the newest first. For those who look after sponsors.',
    authScopes: { role: ['commercial_manager', 'admin'] },
    complexity: pageComplexity,
    args: pageArgs(20),
    resolve: (_root, page, { database }) =>
      pageSource(inquiryList(), page, () => database.sponsorInquiry.count()),
  }),
);

const CreateSponsorInquiryInput = builder.inputType('CreateSponsorInquiryInput', {
  description: 'What a company asks of the club. Plain text: HTML and control characters are refused.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes; at most 100 characters.' }),
    company: t.string({ required: true, description: 'At most 150 characters.' }),
    email: t.string({ required: true }),
    phone: t.string({ description: '6 to 15 digits; spaces, dots, dashes and brackets are allowed.' }),
    sponsorshipLevel: t.field({ type: SponsorshipLevelType }),
    message: t.string({ required: true, description: 'At most 4000 characters.' }),
    website: t.string({ description: 'A trap for programs: people leave it empty.' }),
  }),
});

const CreateSponsorInquirySuccess = builder
  .objectRef<InquiryReceipt>('CreateSponsorInquirySuccess')
  .implement({
    description: 'The inquiry has arrived; the club answers within 24 to 48 hours.',
    fields: (t) => ({ receivedAt: t.expose('receivedAt', { type: 'DateTime' }) }),
  });

builder.mutationField('createSponsorInquiry', (t) =>
  t.field({
    type: CreateSponsorInquirySuccess,
    description: 'Asks the club about sponsoring it. Anybody may, ten times an hour.',
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateSponsorInquiryInput, required: true }) },
    resolve: (_root, { input }, { database, limits, address }) =>
      createSponsorInquiry(database, limits, address, input),
  }),
);
