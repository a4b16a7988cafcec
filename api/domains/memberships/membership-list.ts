import type { Database, Membership, Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { containsWords } from '../../platform/lists/search.ts';
import { readMemberNumber } from './member-number.ts';

/** Active: started and not over. Upcoming: not started. Expired: over. */
export const MEMBERSHIP_STATES = ['active', 'upcoming', 'expired'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

type Times = Pick<Membership, 'activationDate' | 'expiryDate'>;

export function membershipState({ activationDate, expiryDate }: Times, now = new Date()): MembershipState {
  if (expiryDate <= now) return 'expired';
  return activationDate <= now ? 'active' : 'upcoming';
}

function inState(state: MembershipState, now: Date): Prisma.MembershipWhereInput {
  if (state === 'expired') return { expiryDate: { lte: now } };
  return { expiryDate: { gt: now }, activationDate: state === 'active' ? { lte: now } : { gt: now } };
}

export const MEMBERSHIP_ORDERS = [
  'expiry',
  'expiry_desc',
  'activation',
  'activation_desc',
  'holder',
  'holder_desc',
  'type',
  'type_desc',
] as const;
export type MembershipOrder = (typeof MEMBERSHIP_ORDERS)[number];

type Order = Prisma.MembershipOrderByWithRelationInput[];

const LATEST_END: Order = [{ expiryDate: 'desc' }, { id: 'asc' }];
const ORDERS: Readonly<Record<MembershipOrder, Order>> = {
  expiry: [{ expiryDate: 'asc' }, { id: 'asc' }],
  expiry_desc: LATEST_END,
  activation: [{ activationDate: 'asc' }, { id: 'asc' }],
  activation_desc: [{ activationDate: 'desc' }, { id: 'asc' }],
  holder: [{ user: { name: 'asc' } }, ...LATEST_END],
  holder_desc: [{ user: { name: 'desc' } }, ...LATEST_END],
  type: [{ type: 'asc' }, ...LATEST_END],
  type_desc: [{ type: 'desc' }, ...LATEST_END],
};

/** Filter and order for the list of memberships. Omitted or null fields do not filter. */
export interface MembershipFilter {
  state?: MembershipState | null;
  /** Searches the holder's name and e-mail and the type; also accepts a member number. */
  search?: string | null;
  /** By default the latest end date comes first. */
  order?: MembershipOrder | null;
}

/**
 * Builds the query for the list of memberships.
 * @throws ValidationError
 */
export function membershipList({ state, search, order }: MembershipFilter, now = new Date()) {
  const holder = readMemberNumber(search ?? '');
  return {
    where: {
      ...(state && inState(state, now)),
      ...(holder === null
        ? containsWords<Prisma.MembershipWhereInput>(search, (word) => [word, { user: word }])
        : {
            OR: [
              { userId: holder },
              containsWords<Prisma.MembershipWhereInput>(search, (word) => [word, { user: word }]) ?? {},
            ],
          }),
    },
    orderBy: ORDERS[order ?? 'expiry_desc'],
  } satisfies Prisma.MembershipFindManyArgs;
}

/** When the newest membership was created. */
export async function newestMembership(database: Database): Promise<Date | null> {
  return (await database.membership.aggregate({ _max: { createdAt: true } }))._max.createdAt;
}

/** Total number of memberships of a `membershipList`. */
export function countMemberships(
  database: Database,
  { state }: MembershipFilter,
  { where }: ReturnType<typeof membershipList>,
): Promise<number> {
  // The time decides which memberships are in force, so a count by state is not cached.
  return state ? database.membership.count({ where }) : cachedCount(database, where);
}

const cachedCount = cachedAggregate({
  tables: ['memberships', 'users'],
  read: (database, where: Prisma.MembershipWhereInput) => database.membership.count({ where }),
});
