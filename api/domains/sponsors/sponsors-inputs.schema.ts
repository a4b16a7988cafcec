import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput } from '../../platform/graphql/deleting.ts';
import { SponsorCategoryType } from './sponsors.schema.ts';

export const CreateSponsorInput = builder.inputType('CreateSponsorInput', {
  description: 'A new sponsor.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 100 characters.' }),
    category: t.field({
      type: SponsorCategoryType,
      description: 'Required; if it is missing, the error names this field.',
    }),
    website: t.string({ description: 'An http or https address; empty or null is none.' }),
    description: t.string({ description: 'Plain text of at most 1000 characters.' }),
    logoUrl: t.string({ description: 'An http or https address, or what `uploadSponsorBanner` gave.' }),
    banner: t.field({
      type: 'File',
      description: 'JPG, PNG or WEBP of at most 10 MB; takes the place of `logoUrl`.',
    }),
    isVisible: t.boolean({ description: 'True by default.' }),
    order: t.int({ description: '0 by default; 0 to 9999.' }),
  }),
});

/** The fields of a sponsor that an edit may change. */
const editable = (t: InputFields) => ({
  name: t.string(),
  category: t.field({ type: SponsorCategoryType, description: 'The order stays as it is.' }),
  website: t.string(),
  description: t.string(),
  logoUrl: t.string({ description: 'A stored picture that this one replaces is removed.' }),
  isVisible: t.boolean(),
  order: t.int(),
});

const SponsorBase = builder.inputType('SponsorBase', {
  description: 'The changed fields of a sponsor as they were before.',
  fields: editable,
});

export const UpdateSponsorInput = builder.inputType('UpdateSponsorInput', {
  description:
    'Omitted fields do not change. A null or empty `website`, `description` or `logoUrl` takes it away; the rest cannot be null.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seenField('`Sponsor.updatedAt`') }),
    base: t.field({ type: SponsorBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

export const DeleteSponsorInput = deleteInput('DeleteSponsorInput', 'The sponsor to delete.');

export const MoveSponsorInput = builder.inputType('MoveSponsorInput', {
  description: 'Which sponsor goes where within its tier.',
  fields: (t) => ({
    id: t.id({ required: true }),
    position: t.int({
      required: true,
      description: '0 is the first, hidden ones counted; beyond the last is the last.',
    }),
  }),
});

export const UploadSponsorBannerInput = builder.inputType('UploadSponsorBannerInput', {
  description: 'A picture for a sponsor.',
  fields: (t) => ({
    banner: t.field({ type: 'File', required: true, description: 'JPG, PNG or WEBP of at most 10 MB.' }),
  }),
});
