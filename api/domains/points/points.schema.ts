import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import { FanLevel } from '../../platform/database/client.ts';
import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enumValues } from '../../platform/graphql/enum-values.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { settlePoints, type FanStanding } from './points.ts';

/** Maximum number of ledger entries per request. */
const MAX_HISTORY = 100;

const FanLevelType = builder.enumType('FanLevel', {
  description: 'Levels of a fan, the lowest first.',
  values: enumValues(Object.values(FanLevel)),
});

const settled = new WeakMap<Context, Promise<FanStanding | null>>();

/**
 * The viewer's points, settled once for all fields of a query. A mutation settles again, because it may have changed
 * them since the last field.
 * @throws NotFoundError if the account was closed in the meantime
 */
export async function viewerStanding(
  userId: number,
  context: Context,
  { operation }: GraphQLResolveInfo,
): Promise<FanStanding> {
  const known = operation.operation === OperationTypeNode.QUERY ? settled.get(context) : undefined;
  const settling = known ?? settlePoints(context.database, userId);
  settled.set(context, settling);
  const standing = await settling;
  if (!standing) throw new NotFoundError('Tu cuenta ya no existe');
  return standing;
}

const PointsEntryType = builder.prismaObject('PointsEntry', {
  description: 'An entry of a fan’s ledger: an action and its points. Each action earns points once.',
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.exposeString('action', {
      description:
        '`sign_up`, `ticket_purchase`, `attendance`, `comment`, `membership_upload` or `achievement`.',
    }),
    points: t.exposeInt('points'),
    description: t.exposeString('description', { description: 'In Spanish, for the fan.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
});

const FanPoints = builder.objectRef<FanStanding>('FanPoints').implement({
  description: 'A fan’s points, including everything earned up to now.',
  fields: (t) => ({
    totalPoints: t.exposeInt('totalPoints'),
    level: t.expose('level', { type: FanLevelType }),
    levelProgress: t.exposeInt('levelProgress', {
      description: 'Share of the way to the next level, 0 to 100; 100 at the highest.',
    }),
    nextLevel: t.expose('nextLevel', {
      type: FanLevelType,
      nullable: true,
      description: 'Null at the highest.',
    }),
    pointsToNextLevel: t.exposeInt('pointsToNextLevel', {
      nullable: true,
      description: 'Null at the highest.',
    }),
    recentActivityCount: t.exposeInt('recentActivityCount', { description: 'Entries of the last 30 days.' }),
    history: t.field({
      type: [PointsEntryType],
      description: 'The latest entries, the latest first.',
      args: { limit: t.arg.int({ required: true, defaultValue: 5, description: 'At most 100.' }) },
      complexity: ({ limit }) => ({ field: 1, multiplier: Math.max(1, limit) }),
      resolve: ({ history }, { limit }) => {
        if (limit >= 1 && limit <= MAX_HISTORY) return history.slice(0, limit);
        throw new ValidationError([
          { path: 'limit', message: `El límite debe estar entre 1 y ${MAX_HISTORY}` },
        ]);
      },
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  points: t.field({
    type: FanPoints,
    description: 'Own points. Only the person may read them.',
    authScopes: ({ id }, _args, { viewer }) => viewer?.id === id,
    resolve: ({ id }, _args, context, info) => viewerStanding(id, context, info),
  }),
}));
