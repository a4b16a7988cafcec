import { ChangedMeanwhileError, NotFoundError, ValidationError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { seenField } from '../audit/decisions.ts';
import { addInquiryNote, deleteInquiry, setInquiryStatus } from './answering.ts';
import { InquiryStatusType, SponsorInquiryType } from './inquiries.schema.ts';
import { INQUIRY_STAFF } from './inquiries.ts';

const authScopes = { role: INQUIRY_STAFF };

const SetInquiryStatusInput = builder.inputType('SetInquiryStatusInput', {
  description: 'The new state of an inquiry.',
  fields: (t) => ({
    id: t.id({ required: true }),
    status: t.field({ type: InquiryStatusType, required: true }),
    seen: t.field({ type: InquiryStatusType, description: seenField('`SponsorInquiry.status`') }),
  }),
});

const AddInquiryNoteInput = builder.inputType('AddInquiryNoteInput', {
  description: 'A new note about an inquiry.',
  fields: (t) => ({
    id: t.id({ required: true }),
    text: t.string({ required: true, description: 'Plain text of at most 2000 characters.' }),
  }),
});

const DeleteInquiryInput = deleteInput('DeleteInquiryInput', 'The inquiry to delete.');

/**
 * The result type of mutations that return an inquiry. It is read again, with the fields that the caller selected.
 */
function inquirySuccess(name: string, description: string) {
  return builder.objectRef<{ inquiryId: number }>(name).implement({
    description,
    fields: (t) => ({
      inquiry: t.prismaField({
        type: SponsorInquiryType,
        resolve: (query, { inquiryId }, _args, { database }) =>
          database.sponsorInquiry.findUniqueOrThrow({ ...query, where: { id: inquiryId } }),
      }),
    }),
  });
}

const DeleteInquirySuccess = deleteSuccess('DeleteInquirySuccess', 'The inquiry and its notes are gone.');

builder.mutationFields((t) => ({
  setInquiryStatus: t.field({
    type: inquirySuccess('SetInquiryStatusSuccess', 'The inquiry has its new state.'),
    description: 'Sets the state of an inquiry. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: SetInquiryStatusInput, required: true }) },
    resolve: async (_root, { input: { id, ...decision } }, { database, viewer }) => ({
      inquiryId: await setInquiryStatus(database, requireViewer(viewer), parseId(id), decision),
    }),
  }),
  addInquiryNote: t.field({
    type: inquirySuccess('AddInquiryNoteSuccess', 'The note is there.'),
    description: 'Adds a note to an inquiry. Administrators and the commercial manager.',
    authScopes,
    extensions: creates,
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: AddInquiryNoteInput, required: true }) },
    resolve: async (_root, { input: { id, ...note } }, { database, viewer }) => ({
      inquiryId: await addInquiryNote(database, requireViewer(viewer), parseId(id), note),
    }),
  }),
  deleteInquiry: t.field({
    type: DeleteInquirySuccess,
    description: 'Deletes an inquiry with its notes. Administrators and the commercial manager.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteInquiryInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteInquiry(database, requireViewer(viewer), parseId(id));
      return { id };
    },
  }),
}));
