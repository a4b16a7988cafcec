import { builder } from '../../platform/graphql/builder.ts';
import { alsoReads } from '../../platform/graphql/document-tables.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import { pageRows } from '../../platform/graphql/page-rows.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { arrivalsByTime } from '../../platform/lists/arrivals.ts';
import { UserErrorInterface } from '../../platform/graphql/user-errors.schema.ts';
import { seasonLabelOn } from '../matches/seasons.ts';
import { memberNumber } from './member-number.ts';
import {
  MEMBERSHIP_ORDERS,
  MEMBERSHIP_STATES,
  countMemberships,
  membershipList,
  newestMembership,
  membershipState,
} from './membership-list.ts';
import { AlreadyMemberError, MEMBERSHIP_STAFF, activeMembershipOf, isInForce } from './memberships.ts';

const MembershipStateType = builder.enumType('MembershipState', {
  description: '`ACTIVE`: has begun and is not over. `UPCOMING`: is to begin. `EXPIRED`: is over.',
  values: enumValues(MEMBERSHIP_STATES),
});

builder.prismaObject('Membership', {
  description: 'A person’s time as a member. Only the person and the staff who grant it may read it.',
  authScopes: ({ userId }, { viewer }) => viewer?.id === userId || { role: MEMBERSHIP_STAFF },
  // Always selected, because access depends on the holder.
  select: { id: true, userId: true, activationDate: true, expiryDate: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    qrCode: t.exposeString('qrCode', {
      description: 'What the card’s QR code holds: `membership:` and the id. Only its holder may read it.',
      authScopes: ({ userId }, _args, { viewer }) => viewer?.id === userId,
    }),
    type: t.exposeString('type'),
    activationDate: t.expose('activationDate', { type: 'DateTime' }),
    expiryDate: t.expose('expiryDate', {
      type: 'DateTime',
      description: 'The card is valid until before it.',
    }),
    season: t.string({
      description: 'The label of the season of its last day: «2025/26».',
      extensions: alsoReads('seasons'),
      resolve: ({ expiryDate }, _args, { database }) =>
        seasonLabelOn(database, new Date(expiryDate.getTime() - 1)),
    }),
    isActive: t.boolean({
      description: 'Whether it has begun and is not over.',
      resolve: (membership) => isInForce(membership),
    }),
    state: t.field({
      type: MembershipStateType,
      resolve: (membership) => membershipState(membership),
    }),
    memberNumber: t.string({
      description: 'Made from the number of the account, so that it stays the same for good: «PMB-00042».',
      resolve: ({ userId }) => memberNumber(userId),
    }),
    holderId: t.id({ description: 'Id of the holder’s account.', resolve: ({ userId }) => userId }),
    holderName: t.string({ select: { user: true }, resolve: ({ user }) => user.name }),
    holderEmail: t.string({ select: { user: true }, resolve: ({ user }) => user.email }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  membership: t.prismaField({
    type: 'Membership',
    nullable: true,
    description: 'The own membership in force, or null. Only the person may read it, while they are a socio.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id && { role: ['socio'] as const },
    resolve: (query, { id }, _args, { database }) =>
      database.membership.findFirst({ ...query, ...activeMembershipOf(id) }),
  }),
}));

const MembershipPage = pageType<ReturnType<typeof membershipList>>(
  'MembershipPage',
  'One page of memberships.',
  (t) =>
    t.prismaField({
      type: ['Membership'],
      resolve: (query, source, _args, { database }) =>
        pageRows(source, { rows: (args) => database.membership.findMany({ ...query, ...args }) }),
    }),
);

const MembershipFilter = builder.inputType('MembershipFilter', {
  description: 'Which memberships to show; omitted fields do not filter.',
  fields: (t) => ({
    state: t.field({ type: MembershipStateType }),
    search: t.string({ description: 'In names, e-mails and types; or a member number.' }),
    order: t.field({
      type: builder.enumType('MembershipOrder', {
        description: 'A column, ascending or descending.',
        values: enumValues(MEMBERSHIP_ORDERS),
      }),
      description: 'The latest end date first by default.',
    }),
  }),
});

builder.queryField('memberships', (t) =>
  t.field({
    type: MembershipPage,
    description: 'All memberships. Administrators and the commercial manager only.',
    authScopes: { role: MEMBERSHIP_STAFF },
    complexity: pageComplexity,
    args: { filter: t.arg({ type: MembershipFilter }), ...pageArgs(50) },
    resolve: (_root, { filter, ...page }, { database }) => {
      const list = membershipList(filter ?? {});
      return pageSource(list, page, {
        arrivals: arrivalsByTime('createdAt', () => newestMembership(database)),
        count: (memberships) => countMemberships(database, filter ?? {}, memberships),
      });
    },
  }),
);

builder.objectType(AlreadyMemberError, {
  name: 'AlreadyMemberError',
  description: 'The person is a member for some of that time already; here is which membership to renew.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    membership: t.prismaField({
      type: 'Membership',
      resolve: (query, { membershipId }, _args, { database }) =>
        database.membership.findUniqueOrThrow({ ...query, where: { id: membershipId } }),
    }),
  }),
});
