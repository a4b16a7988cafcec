import { Position } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { overallRating, playerList } from './players.ts';
import { PLAYER_STAFF } from './staff-players.ts';

export const PositionType = builder.enumType('Position', {
  description: 'Point guard, shooting guard, small forward, power forward, centre.',
  values: Object.values(Position),
});

export const PlayerType = builder.prismaObject('Player', {
  description: 'A player of the squad. Ratings go from 0 to 99.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    dorsal: t.exposeInt('dorsal', { description: 'The number on the jersey.' }),
    name: t.exposeString('name'),
    position: t.expose('position', {
      type: [PositionType],
      description: 'One or several, the main one first.',
    }),
    country: t.exposeString('country'),
    overall: t.int({
      description: 'Rounded average of `atkOverall` and `defOverall`.',
      select: { atkOverall: true, defOverall: true },
      resolve: overallRating,
    }),
    atkOverall: t.exposeInt('atkOverall'),
    shooting: t.exposeInt('shooting'),
    finishing: t.exposeInt('finishing'),
    concentration: t.exposeInt('concentration'),
    passing: t.exposeInt('passing'),
    defOverall: t.exposeInt('defOverall'),
    steal: t.exposeInt('steal'),
    block: t.exposeInt('block'),
    perimeter: t.exposeInt('perimeter'),
    interior: t.exposeInt('interior'),
    primaryQuality: t.exposeString('primaryQuality', { nullable: true }),
    secondaryQuality: t.exposeString('secondaryQuality', { nullable: true }),
    profileImage: t.exposeString('profileImage', { nullable: true }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether the squad shows them. Administrators and sports managers.',
      authScopes: { role: PLAYER_STAFF },
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The last change. Administrators and sports managers.',
      authScopes: { role: PLAYER_STAFF },
    }),
  }),
});

builder.queryField('players', (t) =>
  t.prismaField({
    type: [PlayerType],
    description: 'The squad by number.',
    args: {
      position: t.arg({ type: PositionType, description: 'Also players who have it beside another.' }),
    },
    // Estimated size of a squad, which has no pages.
    complexity: { field: 1, multiplier: 30 },
    resolve: (query, _root, { position }, { database }) =>
      database.player.findMany({ ...query, ...playerList(position) }),
  }),
);
