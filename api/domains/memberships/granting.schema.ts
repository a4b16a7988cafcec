import { ChangedMeanwhileError, NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { seenField } from '../audit/decisions.ts';
import {
  AlreadyMemberError,
  MEMBERSHIP_STAFF,
  endMembership,
  grantMembership,
  renewMembership,
} from './memberships.ts';

const GrantMembershipInput = builder.inputType('GrantMembershipInput', {
  description: 'Who becomes a member, and for how long. The account must exist.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Of the account, compared without case.' }),
    type: t.string({ required: true, description: 'As it stands on the card: «Abono General».' }),
    activationDate: t.field({ type: 'DateTime', required: true }),
    expiryDate: t.field({
      type: 'DateTime',
      required: true,
      description: 'The membership ends at this instant.',
    }),
  }),
});

const seen = seenField('`Membership.expiryDate`');

const RenewMembershipInput = builder.inputType('RenewMembershipInput', {
  description: 'Until when a membership is to last.',
  fields: (t) => ({
    id: t.id({ required: true }),
    expiryDate: t.field({ type: 'DateTime', required: true, description: 'Later than the present one.' }),
    type: t.string({ description: 'Does not change by default.' }),
    seen: t.field({ type: 'DateTime', description: seen }),
  }),
});

const EndMembershipInput = builder.inputType('EndMembershipInput', {
  description: 'The membership to end.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seen }),
  }),
});

/**
 * The result type of mutations that return a membership. It is read again, with the fields that the caller selected.
 */
function membershipSuccess(name: string, description: string) {
  return builder.objectRef<{ id: string }>(name).implement({
    description,
    fields: (t) => ({
      membership: t.prismaField({
        type: 'Membership',
        resolve: (query, { id }, _args, { database }) =>
          database.membership.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });
}

builder.mutationFields((t) => ({
  grantMembership: t.field({
    type: membershipSuccess('GrantMembershipSuccess', 'The person is a socio.'),
    description: 'Grants a membership; the user gets the role socio in addition to the present roles.',
    authScopes: { role: MEMBERSHIP_STAFF },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError, AlreadyMemberError] },
    args: { input: t.arg({ type: GrantMembershipInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      id: await grantMembership(database, requireViewer(viewer), input),
    }),
  }),
  renewMembership: t.field({
    type: membershipSuccess('RenewMembershipSuccess', 'The membership lasts longer.'),
    description: 'Extends a membership, also an expired one.',
    authScopes: { role: MEMBERSHIP_STAFF },
    extensions: creates,
    errors: { types: [ValidationError, NotFoundError, AlreadyMemberError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RenewMembershipInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => {
      await renewMembership(database, requireViewer(viewer), id, changes);
      return { id };
    },
  }),
  endMembership: t.field({
    type: membershipSuccess('EndMembershipSuccess', 'The membership is over.'),
    description: 'Ends a membership now. A user without any other membership loses the role socio.',
    authScopes: { role: MEMBERSHIP_STAFF },
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: EndMembershipInput, required: true }) },
    resolve: async (_root, { input: { id, ...decision } }, { database, viewer }) => {
      await endMembership(database, requireViewer(viewer), id, decision);
      return { id };
    },
  }),
}));
