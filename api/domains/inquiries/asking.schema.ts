import { ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { createSponsorInquiry, type InquiryReceipt } from './inquiries.ts';
import { SponsorshipLevelType } from './inquiries.schema.ts';

const CreateSponsorInquiryInput = builder.inputType('CreateSponsorInquiryInput', {
  description: 'An inquiry of a company. Plain text: HTML and control characters are refused.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes; at most 100 characters.' }),
    company: t.string({ required: true, description: 'At most 150 characters.' }),
    email: t.string({ required: true }),
    phone: t.string({ description: '6 to 15 digits; spaces, dots, dashes and brackets are allowed.' }),
    sponsorshipLevel: t.field({ type: SponsorshipLevelType }),
    message: t.string({ required: true, description: 'At most 4000 characters.' }),
    leaveEmpty: t.string({
      description:
        'A honeypot field against bots: if it is filled in, staff see the inquiry marked as suspicious.',
    }),
    website: t.string({ deprecationReason: 'Ignored. Replaced by `leaveEmpty`, which no browser fills in.' }),
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
    description: 'Asks the club about sponsoring it. No sign-in needed; ten times an hour.',
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateSponsorInquiryInput, required: true }) },
    resolve: (_root, { input }, { database, limits, address }) =>
      createSponsorInquiry(database, limits, address, input),
  }),
);
