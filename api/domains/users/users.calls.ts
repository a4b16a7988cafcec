import { graphql, getFragment, type FragmentType } from '../../platform/rest/gql/index.ts';
import type { Role } from '../../platform/rest/gql/graphql.ts';
import {
  call,
  given,
  optionalText,
  readPage,
  succeeded,
  text,
  type RestRequest,
} from '../../platform/rest/call.ts';
import { fromGraphQLError } from '../../platform/rest/errors.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';

const RestUser = graphql(`
  fragment RestUser on User {
    id
    name
    email
    role
    roles
    registrationDate
  }
`);

const storedRole = (role: Role) => role.toLowerCase();

function userBody(user: FragmentType<typeof RestUser>) {
  const { id, role, roles, ...rest } = getFragment(RestUser, user);
  return { id: Number(id), ...rest, role: storedRole(role), roles: roles.map(storedRole) };
}

/** REST uses lower-case roles; unknown ones are refused by the schema. */
function schemaRole(value: unknown): Role | null {
  return (optionalText(value)?.toUpperCase() as Role | undefined) ?? null;
}

function schemaRoles(value: unknown): Role[] | null {
  return Array.isArray(value) ? value.flatMap((item) => schemaRole(item) ?? []) : null;
}

const changes = ({ body }: RestRequest) => ({
  name: optionalText(body.name),
  email: optionalText(body.email),
  // An empty password in the edit form means «no change».
  password: optionalText(body.password) || null,
  role: schemaRole(body.role),
  roles: schemaRoles(body.roles),
});

/** What the fields were, for a merge; see `mergedEdit`. */
function baseOf(value: unknown) {
  const { name, email, role, roles } = (
    typeof value === 'object' && value ? value : {}
  ) as RestRequest['body'];
  return {
    name: optionalText(name),
    email: optionalText(email),
    role: schemaRole(role),
    roles: schemaRoles(roles),
  };
}

export const userCalls = [
  call({
    call: 'GET /api/user',
    document: graphql(`
      query RestCurrentUser {
        viewer {
          ...RestUser
        }
      }
    `),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return userBody(viewer);
    },
  }),
  call({
    call: 'POST /api/login',
    document: graphql(`
      mutation RestLogin($input: LoginInput!) {
        login(input: $input) {
          __typename
          ... on LoginSuccess {
            user {
              ...RestUser
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: { email: text(body.email), password: text(body.password), ...given(body, 'code', optionalText) },
    }),
    answer: ({ login }) => userBody(succeeded(login).user),
  }),
  call({
    call: 'POST /api/register',
    document: graphql(`
      mutation RestRegister($input: RegisterInput!) {
        register(input: $input) {
          __typename
          ... on RegisterSuccess {
            user {
              ...RestUser
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: { name: text(body.name), email: text(body.email), password: text(body.password) },
    }),
    answer: ({ register }) => userBody(succeeded(register).user),
    status: 201,
  }),
  call({
    call: 'POST /api/logout',
    document: graphql(`
      mutation RestLogout {
        logout
      }
    `),
    answer: () => ({ message: 'Has cerrado sesión correctamente' }),
  }),
  call({
    call: 'GET /api/admin/users',
    document: graphql(`
      query RestUsers($search: String, $page: Int!, $pageSize: Int!, $upTo: String) {
        users(search: $search, page: $page, pageSize: $pageSize, upTo: $upTo) {
          totalCount
          page
          pageSize
          upTo
          items {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ query }) => ({ search: query.search ?? null, ...readPage(query) }),
    answer: ({ users }) => users.items.map(userBody),
    page: ({ users }) => users,
  }),
  call({
    call: 'POST /api/admin/users',
    document: graphql(`
      mutation RestCreateUser($input: CreateUserInput!) {
        createUser(input: $input) {
          __typename
          ... on CreateUserSuccess {
            user {
              ...RestUser
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        name: text(body.name),
        email: text(body.email),
        password: text(body.password),
        role: schemaRole(body.role),
        roles: schemaRoles(body.roles),
      },
    }),
    answer: ({ createUser }) => userBody(succeeded(createUser).user),
    status: 201,
  }),
  call({
    call: 'PUT /api/admin/users/:id',
    document: graphql(`
      mutation RestUpdateUser($input: UpdateUserInput!) {
        updateUser(input: $input) {
          __typename
          ... on UpdateUserSuccess {
            user {
              ...RestUser
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: (request) => ({
      input: {
        id: request.params.id ?? '',
        ...changes(request),
        // The roles that the caller saw; without them nothing is compared.
        ...given(request.body, 'seen', schemaRoles),
        ...given(request.body, 'base', baseOf),
      },
    }),
    answer: ({ updateUser }) => userBody(succeeded(updateUser).user),
  }),
  call({
    call: 'DELETE /api/admin/users/:id',
    document: graphql(`
      mutation RestDeleteUser($input: DeleteUserInput!) {
        deleteUser(input: $input) {
          __typename
          ...RestFailure
        }
      }
    `),
    variables: ({ params }) => ({ input: { id: params.id ?? '' } }),
    answer: ({ deleteUser }) => succeeded(deleteUser),
    status: 204,
  }),
];
