import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { UnsupportedFileTypeError } from '../../platform/files/pictures.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import {
  createSponsor,
  deleteSponsor,
  moveSponsor,
  updateSponsor,
  uploadBanner,
} from './sponsors-editing.ts';
import {
  CreateSponsorInput,
  DeleteSponsorInput,
  MoveSponsorInput,
  UpdateSponsorInput,
  UploadSponsorBannerInput,
} from './sponsors-inputs.schema.ts';
import { SPONSORS_COST, SponsorType } from './sponsors.schema.ts';
import { SPONSOR_STAFF, allSponsors } from './sponsors.ts';
import type { SponsorCategory } from '../../platform/database/client.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';

const authScopes = { role: SPONSOR_STAFF };

/** The result type of mutations that return a sponsor. It is read again, with the fields that the caller selected. */
function sponsorSuccess(name: string, description: string) {
  return builder.objectRef<{ sponsorId: number }>(name).implement({
    description,
    fields: (t) => ({
      sponsor: t.prismaField({
        type: SponsorType,
        resolve: (query, { sponsorId }, _args, { database }) =>
          database.sponsor.findUniqueOrThrow({ ...query, where: { id: sponsorId } }),
      }),
    }),
  });
}

const DeleteSponsorSuccess = deleteSuccess('DeleteSponsorSuccess', 'The sponsor and its picture are gone.');

const MoveSponsorSuccess = builder.objectRef<{ category: SponsorCategory }>('MoveSponsorSuccess').implement({
  description: 'The sponsor has its new place.',
  fields: (t) => ({
    sponsors: t.prismaField({
      type: [SponsorType],
      description: 'The whole tier in its new order, hidden ones too.',
      complexity: SPONSORS_COST,
      resolve: (query, { category }, _args, { database }) =>
        database.sponsor.findMany({ ...query, ...allSponsors({ category }) }),
    }),
  }),
});

const UploadSponsorBannerSuccess = builder
  .objectRef<{ url: string }>('UploadSponsorBannerSuccess')
  .implement({
    description: 'The picture is stored.',
    fields: (t) => ({
      url: t.exposeString('url', { description: 'Its path on the site, for a sponsor’s `logoUrl`.' }),
    }),
  });

builder.mutationFields((t) => ({
  createSponsor: t.field({
    type: sponsorSuccess('CreateSponsorSuccess', 'Sponsor added.'),
    description: 'Adds a sponsor. Administrators and commercial managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: CreateSponsorInput, required: true }) },
    resolve: async (_root, { input: { banner, ...input } }, { database, viewer, files }) => ({
      sponsorId: await createSponsor(database, requireViewer(viewer), files, input, (await banner) ?? null),
    }),
  }),
  updateSponsor: t.field({
    type: sponsorSuccess('UpdateSponsorSuccess', 'Sponsor changed.'),
    description: 'Changes a sponsor. Administrators and commercial managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateSponsorInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer, files }) => ({
      sponsorId: await updateSponsor(database, requireViewer(viewer), files, parseId(id), changes),
    }),
  }),
  deleteSponsor: t.field({
    type: DeleteSponsorSuccess,
    description: 'Deletes a sponsor with its picture. Administrators and commercial managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteSponsorInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer, files }) => {
      await deleteSponsor(database, requireViewer(viewer), files, parseId(id));
      return { id };
    },
  }),
  moveSponsor: t.field({
    type: MoveSponsorSuccess,
    description: 'Puts a sponsor at a place of its tier. Administrators and commercial managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError] },
    args: { input: t.arg({ type: MoveSponsorInput, required: true }) },
    resolve: async (_root, { input: { id, ...move } }, { database, viewer }) => ({
      category: await moveSponsor(database, requireViewer(viewer), parseId(id), move),
    }),
  }),
  uploadSponsorBanner: t.field({
    type: UploadSponsorBannerSuccess,
    description: 'Stores the picture of a sponsor. Administrators and commercial managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: UploadSponsorBannerInput, required: true }) },
    resolve: async (_root, { input: { banner } }, { database, viewer, files }) => ({
      url: await uploadBanner(database, requireViewer(viewer), files, await banner),
    }),
  }),
}));
