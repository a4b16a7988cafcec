import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { userError } from '../../platform/graphql/user-errors.schema.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import {
  AdministratorDeletionError,
  LastAdministratorError,
  createUser,
  deleteUser,
  setUserRights,
  updateUser,
} from './users-admin.ts';
import { EmailTakenError } from './users.ts';
import { RightType, RoleType, userSuccess } from './users.schema.ts';

builder.objectType(
  LastAdministratorError,
  userError('LastAdministratorError', 'The club would be left without administrators.'),
);
builder.objectType(
  AdministratorDeletionError,
  userError('AdministratorDeletionError', 'Administrators cannot be deleted.'),
);

const CreateUserInput = builder.inputType('CreateUserInput', {
  description: 'A new account created by staff.',
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    role: t.field({ type: RoleType, description: 'The main role; USER by default.' }),
    roles: t.field({ type: [RoleType], description: 'The main role is added if it is missing.' }),
  }),
});

/** The fields of an account that an edit may change. */
const editable = (t: InputFields) => ({
  name: t.string(),
  email: t.string(),
  role: t.field({ type: RoleType }),
  roles: t.field({ type: [RoleType] }),
});

const UserBase = builder.inputType('UserBase', {
  description: 'The changed fields of an account as they were before.',
  fields: editable,
});

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'Omitted or null fields do not change. A new role or password signs the person out.',
  fields: (t) => ({
    id: t.id({ required: true }),
    password: t.string(),
    seen: t.field({ type: [RoleType], description: seenField('`User.roles`') }),
    base: t.field({ type: UserBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const SetUserRightsInput = builder.inputType('SetUserRightsInput', {
  description: 'The rights that an account is to have; others are taken away.',
  fields: (t) => ({
    id: t.id({ required: true }),
    rights: t.field({ type: [RightType], required: true }),
    seen: t.field({ type: [RightType], description: seenField('`User.rights`') }),
  }),
});

const DeleteUserInput = deleteInput('DeleteUserInput', 'The account to delete.');

const DeleteUserSuccess = deleteSuccess('DeleteUserSuccess', 'The account is gone; its tickets stay sold.');

builder.mutationFields((t) => ({
  createUser: t.field({
    type: userSuccess('CreateUserSuccess', 'Account created.'),
    description: 'Creates an account. Administrators only.',
    authScopes: { role: ['admin'] },
    extensions: creates,
    errors: { types: [ValidationError, EmailTakenError] },
    args: { input: t.arg({ type: CreateUserInput, required: true }) },
    resolve: async (_root, { input }, { database, viewer }) => ({
      userId: (await createUser(database, requireViewer(viewer), input)).id,
    }),
  }),
  updateUser: t.field({
    type: userSuccess('UpdateUserSuccess', 'Account changed.'),
    description: 'Changes an account. Administrators only.',
    authScopes: { role: ['admin'] },
    errors: {
      types: [
        ValidationError,
        EmailTakenError,
        NotFoundError,
        LastAdministratorError,
        ChangedMeanwhileError,
        EditConflictError,
      ],
    },
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: async (_root, { input: { id, ...changes } }, { database, viewer }) => ({
      userId: (await updateUser(database, requireViewer(viewer), parseId(id), changes)).id,
    }),
  }),
  setUserRights: t.field({
    type: userSuccess('SetUserRightsSuccess', 'The account has these rights.'),
    description: 'Gives an account rights beside its roles, or takes them. Administrators only.',
    authScopes: { role: ['admin'] },
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: SetUserRightsInput, required: true }) },
    resolve: async (_root, { input: { id, ...decision } }, { database, viewer }) => ({
      userId: await setUserRights(database, requireViewer(viewer), parseId(id), decision),
    }),
  }),
  deleteUser: t.field({
    type: DeleteUserSuccess,
    description: 'Deletes an account. Administrators only, and never an administrator’s.',
    authScopes: { role: ['admin'] },
    errors: { types: [NotFoundError, AdministratorDeletionError] },
    args: { input: t.arg({ type: DeleteUserInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, viewer }) => {
      await deleteUser(database, requireViewer(viewer), parseId(id));
      return { id };
    },
  }),
}));
