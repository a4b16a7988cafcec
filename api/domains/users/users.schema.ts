import { Right, Role, type Prisma, type User } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { searchedRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { NEWEST_ID, arrivalsById } from '../../platform/lists/arrivals.ts';
import type { Account } from '../../platform/sessions.ts';
import { countAccounts } from './account-count.ts';
import { userList } from './users-admin.ts';

export const RoleType = builder.enumType('Role', {
  description: 'A role in the club; staff roles give access to parts of the panel.',
  values: enumValues(Object.values(Role)),
});

export const RightType = builder.enumType('Right', {
  description: 'What an account may do beside its roles. `PUERTA`: admit people at the gates.',
  values: enumValues(Object.values(Right)),
});

export const UserType = builder.prismaObject('User', {
  description: 'An account. Only the person and administrators may read it.',
  authScopes: (user, { viewer }) => viewer?.id === user.id || { role: ['admin'] },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'In lower case.' }),
    role: t.expose('role', { type: RoleType, description: 'The main role; always one of `roles`.' }),
    roles: t.expose('roles', { type: [RoleType] }),
    rights: t.expose('rights', { type: [RightType], description: 'Those that an administrator has given.' }),
    registrationDate: t.expose('registrationDate', { type: 'DateTime' }),
  }),
});

const UserSortType = builder.enumType('UserSort', {
  description: 'What accounts can be sorted by.',
  values: {
    NAME: { value: 'name' },
    EMAIL: { value: 'email' },
    ROLE: { value: 'role' },
    REGISTRATION_DATE: { value: 'registrationDate' },
  } as const,
});

const UserPage = pageType<ReturnType<typeof userList>>('UserPage', 'One page of accounts.', (t) =>
  t.prismaField({
    type: ['User'],
    resolve: (query, source, _args, { database }) =>
      searchedRows(source, {
        rows: (args) => database.user.findMany({ ...query, ...args }),
        ids: (where) => database.user.findMany({ where, select: { id: true } }),
      }),
  }),
);

/** The account read with the session, if no relation is selected: no field needs the password, so it is complete. */
const readAlready = (selection: object, account: Account | undefined): User | undefined =>
  Object.keys(selection).length === 0 ? (account as User | undefined) : undefined;

const countUsers = cachedAggregate({
  tables: ['users'],
  read: (database, where: Prisma.UserWhereInput) =>
    Object.keys(where).length === 0 ? countAccounts(database) : database.user.count({ where }),
});

builder.queryFields((t) => ({
  viewer: t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Who is signed in; null for visitors.',
    resolve: (query, _root, _args, { database, viewer }) => {
      // Always read the query: Prisma's check reports an unused one as an error, for visitors too.
      const selection = { ...query };
      return (
        viewer &&
        (readAlready(selection, viewer.account) ??
          database.user.findUnique({ ...selection, where: { id: viewer.id } }))
      );
    },
  }),
  users: t.field({
    type: UserPage,
    description: 'All accounts, by name unless asked otherwise. Administrators only.',
    authScopes: { role: ['admin'] },
    complexity: pageComplexity,
    args: {
      search: t.arg.string({ description: 'Searches names and e-mails.' }),
      role: t.arg({ type: RoleType, description: 'Those with this role, main or not.' }),
      sort: t.arg({ type: UserSortType, required: true, defaultValue: 'name' }),
      descending: t.arg.boolean({ required: true, defaultValue: false }),
      ...pageArgs(50),
    },
    resolve: (_root, { search, role, sort, descending, ...page }, { database }) => {
      const list = userList({ search, role }, { sort, descending });
      return pageSource(list, page, {
        arrivals: arrivalsById(() => database.user.findFirst(NEWEST_ID)),
        count: ({ where }) => countUsers(database, where),
        search,
      });
    },
  }),
}));

/** An account returned by a mutation. */
export interface AccountRead {
  userId: number;
  /** Set if it was read after the change. */
  account?: Account | undefined;
}

/**
 * The result type of mutations that return an account. It is read again, with the fields that the caller selected.
 */
export function userSuccess(name: string, description: string) {
  return builder.objectRef<AccountRead>(name).implement({
    description,
    fields: (t) => ({
      user: t.prismaField({
        type: 'User',
        resolve: (query, { userId, account }, _args, { database }) => {
          const selection = { ...query };
          return (
            readAlready(selection, account) ??
            database.user.findUniqueOrThrow({ ...selection, where: { id: userId } })
          );
        },
      }),
    }),
  });
}
