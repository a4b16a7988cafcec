import { seenField } from '../audit/decisions.ts';
import { NotFoundError, parseId } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { removeSecondFactorOf, requireSecondFactor, secondFactorRoles } from './second-factor.ts';
import { RoleType, userSuccess } from './users.schema.ts';

const RequireSecondFactorInput = builder.inputType('RequireSecondFactorInput', {
  description: 'Which roles are to have one, in place of those that were.',
  fields: (t) => ({
    roles: t.field({ type: [RoleType], required: true, description: 'Of the staff; others are left out.' }),
    seen: t.field({ type: [RoleType], description: seenField('`secondFactorRoles`') }),
  }),
});

const RequireSecondFactorSuccess = builder
  .objectRef<{ roles: Awaited<ReturnType<typeof secondFactorRoles>> }>('RequireSecondFactorSuccess')
  .implement({
    description: 'From now on these roles have no effect without a second factor.',
    fields: (t) => ({ roles: t.expose('roles', { type: [RoleType] }) }),
  });

const ResetSecondFactorInput = builder.inputType('ResetSecondFactorInput', {
  description: 'The user whose device and codes are lost.',
  fields: (t) => ({ userId: t.id({ required: true }) }),
});

builder.queryField('secondFactorRoles', (t) =>
  t.field({
    type: [RoleType],
    description: 'The roles that have no effect without a second factor. Administrators only.',
    authScopes: { role: ['admin'] },
    resolve: (_root, _args, { database }) => secondFactorRoles(database),
  }),
);

builder.mutationFields((t) => ({
  requireSecondFactor: t.field({
    type: RequireSecondFactorSuccess,
    description: 'Sets the staff roles that require a second factor. Administrators only.',
    authScopes: { role: ['admin'] },
    args: { input: t.arg({ type: RequireSecondFactorInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      roles: await requireSecondFactor(database, requireViewer(viewer), input),
    }),
  }),
  resetSecondFactor: t.field({
    type: userSuccess('ResetSecondFactorSuccess', 'The person signs in with the password alone.'),
    description: 'Turns off the second factor of a user who has lost device and codes. Administrators only.',
    authScopes: { role: ['admin'] },
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: ResetSecondFactorInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => {
      const userId = parseId(input.userId) ?? 0;
      await removeSecondFactorOf(database, requireViewer(viewer), userId);
      return { userId };
    },
  }),
}));
