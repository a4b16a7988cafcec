import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { TEAM_STAFF } from './teams.ts';
import { VenueType } from './teams.schema.ts';
import { createVenue, deleteVenue, updateVenue } from './venues.ts';

const authScopes = { role: TEAM_STAFF };

/** The venue is read again, with the fields that the caller selected. */
function venueSuccess(name: string, description: string) {
  return builder.objectRef<{ venueId: number }>(name).implement({
    description,
    fields: (t) => ({
      venue: t.prismaField({
        type: VenueType,
        resolve: (query, { venueId }, _args, { database }) =>
          database.venue.findUniqueOrThrow({ ...query, where: { id: venueId } }),
      }),
    }),
  });
}

/** The fields of a venue beside its name and town; null or empty takes the value away. */
const optionalFields = (t: InputFields) => ({
  street: t.string(),
  postalCode: t.string(),
  directions: t.string({ description: 'How to get there; at most 600 characters, in several lines.' }),
  mapUrl: t.string({ description: 'An http or https address.' }),
});

const CreateVenueInput = builder.inputType('CreateVenueInput', {
  description: 'A new venue.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Without commas; a match names it as «name, town».' }),
    city: t.string({ required: true, description: 'Without commas.' }),
    ...optionalFields(t),
  }),
});

const editable = (t: InputFields) => ({ name: t.string(), city: t.string(), ...optionalFields(t) });

const VenueBase = builder.inputType('VenueBase', {
  description: 'The changed fields of a venue as they were before.',
  fields: editable,
});

const UpdateVenueInput = builder.inputType('UpdateVenueInput', {
  description: 'Omitted fields do not change. Matches keep how they name their place.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seenField('`Venue.updatedAt`') }),
    base: t.field({ type: VenueBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const DeleteVenueInput = deleteInput('DeleteVenueInput', 'The venue to delete.');

const DeleteVenueSuccess = deleteSuccess(
  'DeleteVenueSuccess',
  'The venue is gone. Its matches keep the name of their place.',
);

builder.mutationFields((t) => ({
  createVenue: t.field({
    type: venueSuccess('CreateVenueSuccess', 'Venue added.'),
    description: 'Adds a venue, with an address for the matches there. Administrators and sports managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError] },
    args: { input: t.arg({ type: CreateVenueInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      venueId: await createVenue(database, requireViewer(viewer), input),
    }),
  }),
  updateVenue: t.field({
    type: venueSuccess('UpdateVenueSuccess', 'Venue changed.'),
    description: 'Changes a venue. Administrators and sports managers.',
    authScopes,
    errors: { types: [ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError] },
    args: { input: t.arg({ type: UpdateVenueInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      venueId: await updateVenue(database, requireViewer(viewer), parseId(id), changes),
    }),
  }),
  deleteVenue: t.field({
    type: DeleteVenueSuccess,
    description: 'Deletes a venue. Administrators and sports managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteVenueInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteVenue(database, requireViewer(viewer), parseId(id));
      return { id };
    },
  }),
}));
